CREATE TABLE "awaited_prescription" (
	"order_number" text NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"due_on" date NOT NULL,
	"reminders" integer DEFAULT 0 NOT NULL,
	"request" text,
	"entered_at" timestamp with time zone,
	CONSTRAINT "awaited_prescription_order_number_position_pk" PRIMARY KEY("order_number","position"),
	CONSTRAINT "awaited_prescription_state" CHECK ("awaited_prescription"."state" in ('missing', 'sent', 'asked', 'entered')),
	CONSTRAINT "awaited_prescription_entered" CHECK (("awaited_prescription"."entered_at" is null) = ("awaited_prescription"."state" <> 'entered'))
);
--> statement-breakpoint
CREATE TABLE "prescription_photo" (
	"order_number" text NOT NULL,
	"position" integer NOT NULL,
	"media_type" text NOT NULL,
	"content" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prescription_photo_order_number_position_pk" PRIMARY KEY("order_number","position")
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "prescription_source" text;--> statement-breakpoint
ALTER TABLE "awaited_prescription" ADD CONSTRAINT "awaited_prescription_order_number_position_order_line_order_number_position_fk" FOREIGN KEY ("order_number","position") REFERENCES "public"."order_line"("order_number","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_photo" ADD CONSTRAINT "prescription_photo_order_number_position_awaited_prescription_order_number_position_fk" FOREIGN KEY ("order_number","position") REFERENCES "public"."awaited_prescription"("order_number","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "awaited_prescription_open" ON "awaited_prescription" USING btree ("due_on") WHERE state in ('missing', 'sent', 'asked');--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_prescription_source" CHECK ("order_line"."prescription_source" in ('photo', 'later'));