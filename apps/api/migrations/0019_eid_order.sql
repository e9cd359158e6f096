CREATE TABLE "eid_order" (
	"id" text PRIMARY KEY NOT NULL,
	"session_digest" text NOT NULL,
	"order_ref" text NOT NULL,
	"auto_start_token" text NOT NULL,
	"qr_start_token" text NOT NULL,
	"qr_start_secret" text NOT NULL,
	"next" text,
	"state" text NOT NULL,
	"hint_code" text NOT NULL,
	"person" text,
	"email" text,
	"letter_digest" text,
	"letter_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"collected_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "eid_order_letter_digest_unique" UNIQUE("letter_digest"),
	CONSTRAINT "eid_order_state" CHECK ("eid_order"."state" in ('awaiting', 'ended', 'broken', 'identified'))
);
--> statement-breakpoint
CREATE INDEX "eid_order_session" ON "eid_order" USING btree ("session_digest");--> statement-breakpoint
CREATE INDEX "eid_order_expiry" ON "eid_order" USING btree ("expires_at");