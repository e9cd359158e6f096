CREATE TABLE "installation" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"kind" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "installation_only" CHECK ("installation"."only"),
	CONSTRAINT "installation_kind" CHECK ("installation"."kind" in ('demo', 'real'))
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"store_id" integer NOT NULL,
	"employee_number" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "staff_store_id_employee_number_pk" PRIMARY KEY("store_id","employee_number"),
	CONSTRAINT "staff_role" CHECK ("staff"."role" in ('seller', 'optician', 'store-manager'))
);
--> statement-breakpoint
ALTER TABLE "gift_card" ADD COLUMN "key_id" text;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Until now every shop began with demo goods, and gift cards that are public.
INSERT INTO "installation" ("kind", "started_at") SELECT 'demo', now() WHERE EXISTS (SELECT 1 FROM "article");
