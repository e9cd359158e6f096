ALTER TABLE "invoice_payment" DROP CONSTRAINT "invoice_payment_means";--> statement-breakpoint
ALTER TABLE "invoice_payment" DROP CONSTRAINT "invoice_payment_amount";--> statement-breakpoint
ALTER TABLE "invoice_debit" DROP CONSTRAINT "invoice_debit_state";--> statement-breakpoint
ALTER TABLE "invoice_payment" ADD CONSTRAINT "invoice_payment_means" CHECK ("invoice_payment"."means" in ('online', 'bankgiro', 'autogiro', 'collection', 'taken-back'));--> statement-breakpoint
ALTER TABLE "invoice_payment" ADD CONSTRAINT "invoice_payment_amount" CHECK ("invoice_payment"."amount" <> 0 and ("invoice_payment"."amount" < 0) = ("invoice_payment"."means" = 'taken-back'));--> statement-breakpoint
ALTER TABLE "invoice_debit" ADD CONSTRAINT "invoice_debit_state" CHECK ("invoice_debit"."state" in ('planned', 'sent', 'paid', 'refused', 'dropped', 'taken-back'));