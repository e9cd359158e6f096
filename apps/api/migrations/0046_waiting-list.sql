CREATE TABLE "waiting_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"audit_id" text NOT NULL,
	"state" text NOT NULL,
	"exam_type" text NOT NULL,
	"age_group" text,
	"store_ids" jsonb NOT NULL,
	"earliest" date NOT NULL,
	"latest" date NOT NULL,
	"day_part" text NOT NULL,
	"booking_id" text,
	"contact" text NOT NULL,
	"mobile_digest" text NOT NULL,
	"call_digest" text NOT NULL,
	"customer_id" text,
	"unanswered" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "waiting_entry_audit_id_unique" UNIQUE("audit_id"),
	CONSTRAINT "waiting_entry_state" CHECK ("waiting_entry"."state" in ('waiting', 'accepted', 'left', 'ended')),
	CONSTRAINT "waiting_entry_exam_type" CHECK ("waiting_entry"."exam_type" in ('glasses', 'lenses', 'lensesNew', 'driving', 'terminal', 'hearing')),
	CONSTRAINT "waiting_entry_age_group" CHECK ("waiting_entry"."age_group" in ('8-12', '13-17', '18-74', '75')),
	CONSTRAINT "waiting_entry_day_part" CHECK ("waiting_entry"."day_part" in ('any', 'morning', 'afternoon')),
	CONSTRAINT "waiting_entry_days" CHECK ("waiting_entry"."earliest" <= "waiting_entry"."latest"),
	CONSTRAINT "waiting_entry_ended" CHECK (("waiting_entry"."ended_at" is null) = ("waiting_entry"."state" = 'waiting'))
);
--> statement-breakpoint
CREATE TABLE "waiting_offer" (
	"id" text PRIMARY KEY NOT NULL,
	"entry_id" text NOT NULL,
	"state" text NOT NULL,
	"store_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_offer_state" CHECK ("waiting_offer"."state" in ('offered', 'accepted', 'declined', 'expired')),
	CONSTRAINT "waiting_offer_span" CHECK ("waiting_offer"."starts_at" < "waiting_offer"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "waiting_entry" ADD CONSTRAINT "waiting_entry_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entry" ADD CONSTRAINT "waiting_entry_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_offer" ADD CONSTRAINT "waiting_offer_entry_id_waiting_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waiting_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_offer" ADD CONSTRAINT "waiting_offer_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_entry_open" ON "waiting_entry" USING btree ("created_at") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entry_call" ON "waiting_entry" USING btree ("call_digest") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "waiting_entry_mobile" ON "waiting_entry" USING btree ("mobile_digest") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "waiting_entry_customer" ON "waiting_entry" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "waiting_offer_entry" ON "waiting_offer" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_offer_open" ON "waiting_offer" USING btree ("entry_id") WHERE state = 'offered';--> statement-breakpoint
CREATE INDEX "waiting_offer_due" ON "waiting_offer" USING btree ("until") WHERE state = 'offered';