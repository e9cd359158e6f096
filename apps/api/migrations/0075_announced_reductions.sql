ALTER TABLE "booking" DROP CONSTRAINT "booking_price_kind";--> statement-breakpoint
ALTER TABLE "article_price" ADD COLUMN "coupon_lowest_30" integer;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_price_kind" CHECK ("booking"."price_kind" in ('ordinary', 'member', 'revisit', 'included', 'lifestyle'));