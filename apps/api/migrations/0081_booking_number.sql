CREATE SEQUENCE "public"."booking_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 89999999 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "number" text DEFAULT 'B' || (10000000 + nextval('booking_number') * 48271 % 90000000)::text NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_number_unique" UNIQUE("number");