CREATE TABLE "agreement_lookup" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agreement_lookup_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"store_id" integer NOT NULL,
	"employee_number" text NOT NULL,
	"agreement_number" text NOT NULL,
	"reason" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "store_id" integer;--> statement-breakpoint
ALTER TABLE "agreement_lookup" ADD CONSTRAINT "agreement_lookup_agreement_number_agreement_number_fk" FOREIGN KEY ("agreement_number") REFERENCES "public"."agreement"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_lookup" ADD CONSTRAINT "agreement_lookup_staff" FOREIGN KEY ("store_id","employee_number") REFERENCES "public"."staff"("store_id","employee_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreement_lookup_staff_at" ON "agreement_lookup" USING btree ("store_id","employee_number","at");--> statement-breakpoint
CREATE INDEX "agreement_lookup_agreement" ON "agreement_lookup" USING btree ("agreement_number");--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Invoices from before: the store of the subscription, of the visit that was cancelled late, or of whoever of a store has issued it.
UPDATE "invoice" i SET "store_id" = s."store_id" FROM "glasses_subscription" s WHERE i."source" = 'lifestyle' AND s."id" = i."subscription_id";--> statement-breakpoint
UPDATE "invoice" i SET "store_id" = b."store_id" FROM "booking" b WHERE i."issue_key" LIKE 'booking:' || b."calendar_id" || ':%';--> statement-breakpoint
UPDATE "invoice" i SET "store_id" = split_part(a."actor_id", '/', 1)::integer FROM "audit" a
WHERE i."store_id" IS NULL AND i."issue_key" LIKE 'shop:%' AND a."subject_type" = 'invoice' AND a."subject_id" = i."number" AND a."action" = 'invoice.issued' AND a."actor_kind" = 'store';
