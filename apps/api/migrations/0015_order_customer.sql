ALTER TABLE "order" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "email_digest" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "controlled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_customer" ON "order" USING btree ("customer_id","placed_at");--> statement-breakpoint
CREATE INDEX "order_unclaimed" ON "order" USING btree ("email_digest") WHERE customer_id is null;--> statement-breakpoint
CREATE INDEX "order_undigested" ON "order" USING btree ("number") WHERE email_digest is null;