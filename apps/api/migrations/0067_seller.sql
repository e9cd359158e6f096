ALTER TABLE "lens_subscription" ADD COLUMN "seller_store_id" integer;--> statement-breakpoint
ALTER TABLE "lens_subscription" ADD COLUMN "seller_number" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "seller_store_id" integer;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "seller_number" text;--> statement-breakpoint
CREATE INDEX "order_seller" ON "order" USING btree ("seller_store_id","placed_at") WHERE seller_store_id is not null;--> statement-breakpoint
ALTER TABLE "lens_subscription" ADD CONSTRAINT "lens_subscription_seller" CHECK (("lens_subscription"."seller_store_id" is null) = ("lens_subscription"."seller_number" is null));--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_seller" CHECK (("order"."seller_store_id" is null) = ("order"."seller_number" is null));