CREATE TABLE "booking" (
	"id" text PRIMARY KEY NOT NULL,
	"calendar_id" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"exam_type" text NOT NULL,
	"age_group" text,
	"store_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"examiner_id" text,
	"person" text NOT NULL,
	"customer_id" text,
	"fee" integer DEFAULT 0 NOT NULL,
	"call_digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"reminded_early" boolean DEFAULT false NOT NULL,
	"reminded_late" boolean DEFAULT false NOT NULL,
	CONSTRAINT "booking_calendar_id_unique" UNIQUE("calendar_id"),
	CONSTRAINT "booking_call_digest_unique" UNIQUE("call_digest"),
	CONSTRAINT "booking_state" CHECK ("booking"."state" in ('requested', 'booked', 'cancelled', 'completed', 'declined', 'no-show')),
	CONSTRAINT "booking_exam_type" CHECK ("booking"."exam_type" in ('glasses', 'lenses', 'lensesNew', 'driving', 'terminal', 'hearing')),
	CONSTRAINT "booking_age_group" CHECK ("booking"."age_group" in ('8-12', '13-17', '18-74', '75')),
	CONSTRAINT "booking_span" CHECK ("booking"."starts_at" < "booking"."ends_at"),
	CONSTRAINT "booking_fee" CHECK ("booking"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "exam_room" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"kinds" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "examiner" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"name" text NOT NULL,
	"skills" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "taken_time" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"examiner_id" text NOT NULL,
	"room_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"booking_id" text,
	"held_until" timestamp with time zone,
	"held_by" text,
	"held_for" text,
	CONSTRAINT "taken_time_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "taken_time_span" CHECK ("taken_time"."starts_at" < "taken_time"."ends_at"),
	CONSTRAINT "taken_time_kind" CHECK (("taken_time"."booking_id" is null) = ("taken_time"."held_until" is not null))
);
--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_examiner_id_examiner_id_fk" FOREIGN KEY ("examiner_id") REFERENCES "public"."examiner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_room" ADD CONSTRAINT "exam_room_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examiner" ADD CONSTRAINT "examiner_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_time" ADD CONSTRAINT "taken_time_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_time" ADD CONSTRAINT "taken_time_examiner_id_examiner_id_fk" FOREIGN KEY ("examiner_id") REFERENCES "public"."examiner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_time" ADD CONSTRAINT "taken_time_room_id_exam_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."exam_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_time" ADD CONSTRAINT "taken_time_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_customer" ON "booking" USING btree ("customer_id","starts_at");--> statement-breakpoint
CREATE INDEX "booking_store" ON "booking" USING btree ("store_id","starts_at");--> statement-breakpoint
CREATE INDEX "booking_unreminded" ON "booking" USING btree ("starts_at") WHERE state in ('booked') and not reminded_late;--> statement-breakpoint
CREATE INDEX "exam_room_store" ON "exam_room" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "examiner_store" ON "examiner" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "taken_time_store" ON "taken_time" USING btree ("store_id","starts_at");--> statement-breakpoint
CREATE INDEX "taken_time_held" ON "taken_time" USING btree ("held_until") WHERE held_until is not null;--> statement-breakpoint
CREATE INDEX "taken_time_held_by" ON "taken_time" USING btree ("held_by") WHERE held_by is not null;--> statement-breakpoint
-- Equality beside ranges in one constraint. A trusted extension: whoever owns the database may create it.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "taken_time" ADD CONSTRAINT "taken_time_examiner_overlaps" EXCLUDE USING gist ("examiner_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&);--> statement-breakpoint
ALTER TABLE "taken_time" ADD CONSTRAINT "taken_time_room_overlaps" EXCLUDE USING gist ("room_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&);
