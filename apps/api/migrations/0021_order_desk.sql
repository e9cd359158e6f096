CREATE TABLE "order_action" (
	"key" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"action" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_note" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "ground_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "part_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_action" ADD CONSTRAINT "order_action_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_note_order" ON "order_note" USING btree ("order_number","at");--> statement-breakpoint
CREATE INDEX "order_open" ON "order" USING btree ("placed_at") WHERE state in ('handled', 'controlled', 'paused');