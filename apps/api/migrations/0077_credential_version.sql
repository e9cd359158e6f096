ALTER TABLE "identity_token" DROP CONSTRAINT "identity_token_purpose";--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "credential_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "eid_order" ADD COLUMN "letter_version" integer;--> statement-breakpoint
ALTER TABLE "identity_token" ADD COLUMN "credential_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_token" ADD CONSTRAINT "identity_token_purpose" CHECK ("identity_token"."purpose" in ('verify-email', 'change-email', 'stop-email-change', 'reset-password', 'confirm-account'));