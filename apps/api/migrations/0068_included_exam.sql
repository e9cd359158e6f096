ALTER TABLE "booking" DROP CONSTRAINT "booking_price_kind";--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "included_from" date;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_price_kind" CHECK ("booking"."price_kind" in ('ordinary', 'member', 'revisit', 'included'));