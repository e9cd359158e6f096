ALTER TABLE "submission" ADD CONSTRAINT "submission_state" CHECK ("submission"."state" in ('reserved', 'redirected', 'finalising', 'unknown', 'placed', 'declined', 'cancelled', 'expired', 'failed'));--> statement-breakpoint
ALTER TABLE "tender" ADD CONSTRAINT "tender_charge_state" CHECK ("tender"."charge_state" in ('authorized', 'part-captured', 'captured', 'part-refunded', 'refunded', 'cancelled', 'expired'));--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_paused_from" CHECK ("order"."paused_from" in ('handled', 'controlled'));--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_state" CHECK ("order_line"."state" in ('Control', 'Controlled', 'Stopped', 'Frozen', 'Delivered', 'Canceled'));
