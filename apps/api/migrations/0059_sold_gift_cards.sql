CREATE TABLE "sold_gift_card" (
	"card_id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"position" integer NOT NULL,
	"content" text,
	"send_on" date NOT NULL,
	"sent_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sold_gift_card" ADD CONSTRAINT "sold_gift_card_card_id_gift_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_card"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sold_gift_card_order" ON "sold_gift_card" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "sold_gift_card_due" ON "sold_gift_card" USING btree ("send_on") WHERE sent_at is null and closed_at is null;