CREATE TABLE "customer_lookup" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_lookup_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"store_id" integer NOT NULL,
	"employee_number" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "mobile_digest" text;--> statement-breakpoint
ALTER TABLE "customer_lookup" ADD CONSTRAINT "customer_lookup_staff" FOREIGN KEY ("store_id","employee_number") REFERENCES "public"."staff"("store_id","employee_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_lookup_request" ON "customer_lookup" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "customer_mobile" ON "customer" USING btree ("mobile_digest");