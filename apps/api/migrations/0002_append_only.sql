-- The books and the ledgers of gift cards are only ever added to: not even a fault of ours may change what was written.
CREATE FUNCTION forbid_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE ON ledger_entry FOR EACH ROW EXECUTE FUNCTION forbid_change();
--> statement-breakpoint
CREATE TRIGGER gift_card_entry_append_only BEFORE UPDATE OR DELETE ON gift_card_entry FOR EACH ROW EXECUTE FUNCTION forbid_change();
--> statement-breakpoint
-- An event that does not balance cannot be written, whoever writes it.
CREATE FUNCTION ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM ledger_entry WHERE event IN (SELECT DISTINCT event FROM written) GROUP BY event HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'a booked event does not balance' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_balances AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION ledger_balances();
