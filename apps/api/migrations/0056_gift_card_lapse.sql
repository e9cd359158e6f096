ALTER TABLE "gift_card_entry" DROP CONSTRAINT "gift_card_entry_kind";--> statement-breakpoint
CREATE INDEX "gift_card_lapsing" ON "gift_card" USING btree ("valid_until") WHERE balance > 0;--> statement-breakpoint
ALTER TABLE "gift_card_entry" ADD CONSTRAINT "gift_card_entry_kind" CHECK ("gift_card_entry"."kind" in ('issue', 'hold', 'capture', 'release', 'refund', 'lapse'));