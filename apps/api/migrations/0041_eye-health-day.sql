CREATE TABLE "eye_health_day" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"request" text NOT NULL,
	"digest" text NOT NULL,
	"preferred_day" date NOT NULL,
	"participants" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"answered_by" integer,
	"answered_at" timestamp with time zone,
	"answer_text" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone,
	CONSTRAINT "eye_health_day_digest_unique" UNIQUE("digest"),
	CONSTRAINT "eye_health_day_state" CHECK ("eye_health_day"."state" in ('requested', 'accepted', 'declined')),
	CONSTRAINT "eye_health_day_answered" CHECK (("eye_health_day"."answered_at" is null) = ("eye_health_day"."answered_by" is null)),
	CONSTRAINT "eye_health_day_starts" CHECK (("eye_health_day"."starts_at" is not null) = ("eye_health_day"."state" = 'accepted'))
);
--> statement-breakpoint
ALTER TABLE "eye_health_day" ADD CONSTRAINT "eye_health_day_answered_by_store_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "eye_health_day_received" ON "eye_health_day" USING btree ("state","received_at");