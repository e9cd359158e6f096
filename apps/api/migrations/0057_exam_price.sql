ALTER TABLE "booking" ADD COLUMN "price" integer;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "price_kind" text;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_price_kind" CHECK ("booking"."price_kind" in ('ordinary', 'member', 'revisit'));--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_price" CHECK (("booking"."price" is null) = ("booking"."price_kind" is null) and "booking"."price" >= 0);