ALTER TABLE "payment_link" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "sms_outbox" ADD COLUMN "customer_id" text;--> statement-breakpoint
CREATE INDEX "payment_link_customer" ON "payment_link" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sms_outbox_customer" ON "sms_outbox" USING btree ("customer_id");