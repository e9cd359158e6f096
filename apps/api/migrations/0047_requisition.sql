CREATE TABLE "requisition" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"content" text NOT NULL,
	"manager_digest" text NOT NULL,
	"token_digest" text,
	"customer_id" text,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"invoice_number" text,
	CONSTRAINT "requisition_token_digest_unique" UNIQUE("token_digest"),
	CONSTRAINT "requisition_state" CHECK ("requisition"."state" in ('draft', 'pending', 'expired', 'approved', 'rejected', 'used')),
	CONSTRAINT "requisition_amount" CHECK ("requisition"."amount" >= 0),
	CONSTRAINT "requisition_sent" CHECK (("requisition"."sent_at" is null) = ("requisition"."token_digest" is null) and ("requisition"."sent_at" is null) = ("requisition"."expires_at" is null)),
	CONSTRAINT "requisition_decided" CHECK (("requisition"."state" in ('approved', 'rejected', 'used')) = ("requisition"."decided_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "requisition_id" text;--> statement-breakpoint
ALTER TABLE "requisition" ADD CONSTRAINT "requisition_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition" ADD CONSTRAINT "requisition_invoice_number_invoice_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requisition_manager" ON "requisition" USING btree ("manager_digest","created_at");--> statement-breakpoint
CREATE INDEX "requisition_customer" ON "requisition" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "requisition_expiry" ON "requisition" USING btree ("expires_at") WHERE state in ('pending');--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_requisition_id_requisition_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisition"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_requisition_id_unique" UNIQUE("requisition_id");