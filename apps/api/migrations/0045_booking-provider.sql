CREATE TABLE "provider_call" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reference" text NOT NULL,
	"store_id" integer,
	"starts_at" timestamp with time zone,
	"practitioner_id" text,
	"hold_id" text,
	"fee" integer DEFAULT 0 NOT NULL,
	"is_by_store" boolean DEFAULT false NOT NULL,
	"message" text,
	"is_unknown" boolean DEFAULT false NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_call_kind" CHECK ("provider_call"."kind" in ('create', 'move', 'cancel')),
	CONSTRAINT "provider_call_state" CHECK ("provider_call"."state" in ('open', 'done', 'refused', 'dropped')),
	CONSTRAINT "provider_call_time" CHECK ("provider_call"."kind" = 'cancel' or ("provider_call"."store_id" is not null and "provider_call"."starts_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "provider_checkpoint" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"after" text NOT NULL,
	CONSTRAINT "provider_checkpoint_one" CHECK ("provider_checkpoint"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "provider_hold" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"held_by" text NOT NULL,
	"held_for" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"practitioner_id" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking" DROP CONSTRAINT "booking_state";--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "provider_reference" text;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "provider_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "is_provider_changed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "practitioner" text;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "booking_system" text DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "booking_location" text;--> statement-breakpoint
ALTER TABLE "provider_call" ADD CONSTRAINT "provider_call_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_call" ADD CONSTRAINT "provider_call_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_hold" ADD CONSTRAINT "provider_hold_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_call_due" ON "provider_call" USING btree ("next_try_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "provider_call_booking" ON "provider_call" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_call_one_time" ON "provider_call" USING btree ("booking_id") WHERE state = 'open' and kind <> 'cancel';--> statement-breakpoint
CREATE INDEX "provider_hold_held_by" ON "provider_hold" USING btree ("held_by");--> statement-breakpoint
CREATE INDEX "provider_hold_held" ON "provider_hold" USING btree ("held_until");--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_provider_reference_unique" UNIQUE("provider_reference");--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_booking_location_unique" UNIQUE("booking_location");--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_state" CHECK ("booking"."state" in ('requested', 'unconfirmed', 'booked', 'cancelled', 'completed', 'declined', 'no-show'));--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_booking_system" CHECK ("store"."booking_system" in ('own', 'external'));--> statement-breakpoint
ALTER TABLE "store" ADD CONSTRAINT "store_booking_location" CHECK ("store"."booking_system" = 'own' or "store"."booking_location" is not null);