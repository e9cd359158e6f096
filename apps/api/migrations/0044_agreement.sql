CREATE TABLE "agreement" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"session_digest" text NOT NULL,
	"content" text NOT NULL,
	"resume_digest" text,
	"company_digest" text,
	"document" text,
	"document_digest" text,
	"sign_method" text,
	"signature" text,
	"letter_digest" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone,
	CONSTRAINT "agreement_number_unique" UNIQUE("number"),
	CONSTRAINT "agreement_resume_digest_unique" UNIQUE("resume_digest"),
	CONSTRAINT "agreement_letter_digest_unique" UNIQUE("letter_digest"),
	CONSTRAINT "agreement_state" CHECK ("agreement"."state" in ('draft', 'signed')),
	CONSTRAINT "agreement_signed" CHECK (("agreement"."signed_at" is null) = ("agreement"."signature" is null) and ("agreement"."signed_at" is null) = ("agreement"."document" is null))
);
--> statement-breakpoint
CREATE TABLE "agreement_signing" (
	"agreement_id" text PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"document" text NOT NULL,
	"document_digest" text NOT NULL,
	"letter_digest" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"order_ref" text,
	"auto_start_token" text,
	"qr_start_token" text,
	"qr_start_secret" text,
	"state" text NOT NULL,
	"hint_code" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"collected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agreement_signing_letter_digest_unique" UNIQUE("letter_digest"),
	CONSTRAINT "agreement_signing_state" CHECK ("agreement_signing"."state" in ('awaiting', 'ended', 'broken', 'identified')),
	CONSTRAINT "agreement_signing_way" CHECK (("agreement_signing"."order_ref" is null) <> ("agreement_signing"."letter_digest" is null))
);
--> statement-breakpoint
ALTER TABLE "agreement_signing" ADD CONSTRAINT "agreement_signing_agreement_id_agreement_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreement_session" ON "agreement" USING btree ("session_digest");--> statement-breakpoint
CREATE INDEX "agreement_draft" ON "agreement" USING btree ("updated_at") WHERE signed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_company" ON "agreement" USING btree ("company_digest");--> statement-breakpoint
CREATE INDEX "agreement_signing_expiry" ON "agreement_signing" USING btree ("expires_at");