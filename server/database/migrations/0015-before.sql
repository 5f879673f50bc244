-- A shop's records as commit 5b1e455 wrote them (migrations 1 to 14), by sqlite3's .dump. Both engines read it.
CREATE TABLE migrations (number integer primary key, applied_at text not null);
INSERT INTO migrations VALUES(1,'2026-11-20T00:00:00.000Z');
INSERT INTO migrations VALUES(2,'2026-11-20T00:00:00.000Z');
INSERT INTO migrations VALUES(3,'2026-11-20T00:00:00.000Z');
INSERT INTO migrations VALUES(4,'2026-11-20T00:00:00.000Z');
INSERT INTO migrations VALUES(5,'2026-11-20T00:00:00.000Z');
INSERT INTO migrations VALUES(6,'2026-11-20T00:00:00.000Z');
INSERT INTO migrations VALUES(7,'2026-11-20T00:00:00.000Z');
INSERT INTO migrations VALUES(8,'2026-11-20T00:00:00.000Z');
INSERT INTO migrations VALUES(9,'2026-11-20T00:00:00.000Z');
INSERT INTO migrations VALUES(10,'2026-11-20T00:00:00.000Z');
INSERT INTO migrations VALUES(11,'2026-11-20T00:00:00.000Z');
INSERT INTO migrations VALUES(12,'2026-11-20T00:00:00.000Z');
INSERT INTO migrations VALUES(13,'2026-11-20T00:00:00.000Z');
INSERT INTO migrations VALUES(14,'2026-11-20T00:00:00.000Z');
CREATE TABLE orders (
    number text primary key,
    token text not null unique,
    idempotency_key text not null unique,
    request_hash text not null,
    state text not null
      check (state in ('pending', 'paid', 'failed', 'expired', 'cancelled', 'fulfilled', 'refunded')),
    user_id text,
    email text not null,
    full_name text not null,
    address_line1 text not null,
    address_line2 text not null,
    city text not null,
    region text not null,
    postal_code text not null,
    country text not null,
    shipping_service text not null,
    shipping_label text not null,
    earliest_delivery text not null,
    latest_delivery text not null,
    latest_delivery_if_delayed text not null,
    currency text not null,
    subtotal_cents integer not null check (subtotal_cents >= 0),
    discount_cents integer not null check (discount_cents between 0 and subtotal_cents),
    shipping_cents integer not null check (shipping_cents >= 0),
    total_cents integer not null check (total_cents = subtotal_cents - discount_cents + shipping_cents),
    promo_code text,
    payment_provider text,
    payment_session text,
    payment_reference text,
    created_at text not null,
    changed_at text not null,
    expires_at text not null
  , payment_submitted_at text, payment_livemode integer check (payment_livemode in (0, 1)), payment_asked_at text, refunded_cents integer not null default 0, lost_cents integer not null default 0, returned_cents integer not null default 0, told_refunded_cents integer not null default 0, mailed_refund_cents integer not null default 0, refund_mails integer not null default 0, open_dispute text check (open_dispute in ('inquiry', 'dispute')), unrefunded_state text, agent_session text);
INSERT INTO orders VALUES('OH-P9KPDA35','0OC80Rlts72cl9V9JY2c67VZDWCIEYY8','key-5078-1','83d67c80933ab8e951651fb10b6d54d327afc4a4cbb4bd52ffd1ad53b87bf3a0','fulfilled',NULL,'ada@example.com','Ada <Byron>','1 Odd Street','','New York','NY','10001','US','first-class','USPS First Class','2026-11-25','2026-11-27','2026-12-02','usd',39800,0,0,39800,NULL,'test',NULL,'pi_1','2026-11-20T12:00:00.000Z','2026-11-20T12:00:04.000Z','2026-11-21T12:00:00.000Z',NULL,NULL,NULL,19900,1000,0,19900,19900,1,NULL,NULL,NULL);
INSERT INTO orders VALUES('OH-Z763QMHR','EZiwWOrNOHcIaHP0cTVnX8oc4zPh93eK','key-5078-2','83d67c80933ab8e951651fb10b6d54d327afc4a4cbb4bd52ffd1ad53b87bf3a0','refunded',NULL,'ada@example.com','Ada <Byron>','1 Odd Street','','New York','NY','10001','US','first-class','USPS First Class','2026-11-25','2026-11-27','2026-12-02','usd',39800,0,0,39800,NULL,'test',NULL,NULL,'2026-11-20T12:00:00.000Z','2026-11-20T12:00:01.000Z','2026-11-21T12:00:00.000Z',NULL,NULL,NULL,39800,0,0,0,39800,1,NULL,'paid',NULL);
INSERT INTO orders VALUES('OH-286QPCN4','Svd07xA4k3DSFRoS90Ubhcsr9D28KPgH','key-5078-3','83d67c80933ab8e951651fb10b6d54d327afc4a4cbb4bd52ffd1ad53b87bf3a0','paid',NULL,'ada@example.com','Ada <Byron>','1 Odd Street','','New York','NY','10001','US','first-class','USPS First Class','2026-11-25','2026-11-27','2026-12-02','usd',39800,0,0,39800,NULL,'test',NULL,NULL,'2026-11-20T12:00:00.000Z','2026-11-20T12:00:00.000Z','2026-11-21T12:00:00.000Z',NULL,NULL,NULL,0,0,39800,0,0,0,NULL,NULL,NULL);
INSERT INTO orders VALUES('OH-G6X21B9D','g4z2KH8BOACbst89I4eHOq-U2aDZnXbO','key-5078-4','83d67c80933ab8e951651fb10b6d54d327afc4a4cbb4bd52ffd1ad53b87bf3a0','pending',NULL,'ada@example.com','Ada <Byron>','1 Odd Street','','New York','NY','10001','US','first-class','USPS First Class','2026-11-25','2026-11-27','2026-12-02','usd',39800,0,0,39800,NULL,'test','cs_1',NULL,'2026-11-20T12:00:00.000Z','2026-11-20T12:00:00.000Z','2026-11-21T12:00:00.000Z',NULL,NULL,'2026-11-20T12:00:05.000Z',0,0,0,0,0,0,NULL,NULL,NULL);
CREATE TABLE order_lines (
    order_number text not null references orders (number),
    position integer not null,
    catalogue text not null,
    watch_id integer not null,
    name text not null,
    unit_cents integer not null check (unit_cents > 0),
    quantity integer not null check (quantity between 1 and 10),
    primary key (order_number, position)
  );
INSERT INTO order_lines VALUES('OH-P9KPDA35',0,'xerix',1,'Late Comet',19900,2);
INSERT INTO order_lines VALUES('OH-Z763QMHR',0,'xerix',1,'Late Comet',19900,2);
INSERT INTO order_lines VALUES('OH-286QPCN4',0,'xerix',1,'Late Comet',19900,2);
INSERT INTO order_lines VALUES('OH-G6X21B9D',0,'xerix',1,'Late Comet',19900,2);
CREATE TABLE order_history (
    order_number text not null references orders (number),
    sequence integer not null,
    event text not null,
    from_state text,
    to_state text not null,
    source text not null,
    at text not null,
    primary key (order_number, sequence)
  );
INSERT INTO order_history VALUES('OH-P9KPDA35',0,'placed',NULL,'pending','shopper','2026-11-20T12:00:00.000Z');
INSERT INTO order_history VALUES('OH-P9KPDA35',1,'payment-succeeded','pending','paid','test','2026-11-20T12:00:00.000Z');
INSERT INTO order_history VALUES('OH-P9KPDA35',2,'fulfil','paid','fulfilled','owner','2026-11-20T12:00:04.000Z');
INSERT INTO order_history VALUES('OH-Z763QMHR',0,'placed',NULL,'pending','shopper','2026-11-20T12:00:00.000Z');
INSERT INTO order_history VALUES('OH-Z763QMHR',1,'payment-succeeded','pending','paid','test','2026-11-20T12:00:00.000Z');
INSERT INTO order_history VALUES('OH-Z763QMHR',2,'payment-refunded','paid','refunded','test','2026-11-20T12:00:01.000Z');
INSERT INTO order_history VALUES('OH-286QPCN4',0,'placed',NULL,'pending','shopper','2026-11-20T12:00:00.000Z');
INSERT INTO order_history VALUES('OH-286QPCN4',1,'payment-succeeded','pending','paid','test','2026-11-20T12:00:00.000Z');
INSERT INTO order_history VALUES('OH-G6X21B9D',0,'placed',NULL,'pending','shopper','2026-11-20T12:00:00.000Z');
CREATE TABLE payment_events (
    provider text not null,
    id text not null,
    order_number text not null references orders (number),
    event text not null,
    amount_cents integer not null,
    currency text not null,
    outcome text not null,
    received_at text not null,
    primary key (provider, id)
  );
INSERT INTO payment_events VALUES('test','payment-succeeded-OH-P9KPDA35','OH-P9KPDA35','payment-succeeded',39800,'usd','applied','2026-11-20T12:00:00.000Z');
INSERT INTO payment_events VALUES('test','evt_sum','OH-P9KPDA35','payment-refunded',19900,'usd','applied','2026-11-20T12:00:02.500Z');
INSERT INTO payment_events VALUES('test','payment-succeeded-OH-Z763QMHR','OH-Z763QMHR','payment-succeeded',39800,'usd','applied','2026-11-20T12:00:00.000Z');
INSERT INTO payment_events VALUES('test','payment-succeeded-OH-286QPCN4','OH-286QPCN4','payment-succeeded',39800,'usd','applied','2026-11-20T12:00:00.000Z');
CREATE TABLE promo_codes (
    code text primary key,
    percent integer not null check (percent between 1 and 100),
    earned_by text not null unique references orders (number),
    redeemed_by text references orders (number),
    created_at text not null
  , void_since text);
INSERT INTO promo_codes VALUES('M7SE-BZTQ-EMA4-95PS',20,'OH-P9KPDA35',NULL,'2026-11-20T12:00:00.000Z',NULL);
INSERT INTO promo_codes VALUES('QA6T-K4SH-SPEP-SBE8',20,'OH-Z763QMHR',NULL,'2026-11-20T12:00:00.000Z','2026-11-20T12:00:01.000Z');
INSERT INTO promo_codes VALUES('P4VR-7EK6-7S12-AXCS',20,'OH-286QPCN4',NULL,'2026-11-20T12:00:00.000Z',NULL);
CREATE TABLE outbox (
    id text primary key,
    recipient text not null,
    subject text not null,
    text_body text not null,
    html_body text not null,
    unsubscribe_url text,
    created_at text not null,
    attempts integer not null,
    next_attempt_at text not null,
    leased_until text,
    sent_at text,
    gave_up_at text,
    last_error text
  , reply_to text);
INSERT INTO outbox VALUES('order-confirmation:OH-P9KPDA35','ada@example.com','Order OH-P9KPDA35: thank you','Text','<p>Text</p>',NULL,'2026-11-20T12:00:00.000Z',30,'2026-11-20T12:00:00.000Z',NULL,NULL,'2026-11-20T12:00:10.000Z','550',NULL);
INSERT INTO outbox VALUES('order-confirmation:OH-Z763QMHR','ada@example.com','Order OH-Z763QMHR: thank you','Text','<p>Text</p>',NULL,'2026-11-20T12:00:00.000Z',30,'2026-11-20T12:00:00.000Z',NULL,NULL,'2026-11-20T12:00:10.000Z','550',NULL);
INSERT INTO outbox VALUES('order-confirmation:OH-286QPCN4','ada@example.com','Order OH-286QPCN4: thank you','Text','<p>Text</p>',NULL,'2026-11-20T12:00:00.000Z',30,'2026-11-20T12:00:00.000Z',NULL,NULL,'2026-11-20T12:00:10.000Z','550',NULL);
CREATE TABLE subscribers (
    email text primary key,
    state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
    confirm_token_hash text unique,
    unsubscribe_token_hash text not null unique,
    created_at text not null,
    changed_at text not null
  );
CREATE TABLE contact_messages (
    id text primary key,
    name text not null,
    email text not null,
    subject text not null,
    body text not null,
    created_at text not null
  , answered_at text);
CREATE TABLE rate_limits (
    bucket text not null,
    window_start text not null,
    hits integer not null,
    primary key (bucket, window_start)
  );
CREATE TABLE test_payments (
    session text primary key,
    order_number text not null unique references orders (number),
    state text not null check (state in ('open', 'submitted', 'settled', 'ended')),
    settles_at text
  );
CREATE TABLE owner_news (
    cause text primary key,
    told_at text not null
  );
INSERT INTO owner_news VALUES('paid:OH-P9KPDA35','2026-11-20T12:00:00.000Z');
INSERT INTO owner_news VALUES('dispute:dp_1:lost','2026-11-20T12:00:03.000Z');
INSERT INTO owner_news VALUES('paid:OH-Z763QMHR','2026-11-20T12:00:00.000Z');
INSERT INTO owner_news VALUES('paid:OH-286QPCN4','2026-11-20T12:00:00.000Z');
INSERT INTO owner_news VALUES('refund-failed:re_3','2026-11-20T12:00:01.000Z');
INSERT INTO owner_news VALUES('orphan:pi_9','2026-11-20T12:00:06.000Z');
INSERT INTO owner_news VALUES('backup:2026-11-20','2026-11-20T12:00:08.500Z');
CREATE TABLE chore_runs (
    name text primary key,
    succeeded_at text not null
  );
INSERT INTO chore_runs VALUES('send-mail','2026-11-20T12:00:09.000Z');
CREATE TABLE replayed_events (
    list text primary key,
    newest_at text not null
  );
INSERT INTO replayed_events VALUES('stripe:live','2026-11-20T12:00:09.000Z');
CREATE TABLE orphan_events (
    provider text not null,
    id text not null,
    payment text not null,
    livemode integer not null check (livemode in (0, 1)),
    word text not null,
    received_at text not null,
    settled_at text,
    primary key (provider, id)
  );
INSERT INTO orphan_events VALUES('stripe','evt_1','pi_9',1,'{"says":"payment-succeeded","order":"OH-7K3M9QX2","payment":"pi_9","session":"cs_9","amountCents":39800,"currency":"usd"}','2026-11-20T12:00:06.000Z','2026-11-20T12:00:07.000Z');
INSERT INTO orphan_events VALUES('stripe','evt_2','pi_9',1,'{"says":"payment-refunded","order":"OH-7K3M9QX2","payment":"pi_9","amountCents":39800,"currency":"usd","refund":{"id":"re_9","key":"rf_9","state":"succeeded","createdAt":"2026-11-20T12:00:00.000Z","toldAt":"2026-11-20T12:00:06.000Z"}}','2026-11-20T12:00:06.000Z',NULL);
INSERT INTO orphan_events VALUES('stripe','evt_3','pi_9',1,'{"says":"disputed","order":"OH-7K3M9QX2","payment":"pi_9","amountCents":39800,"currency":"usd","dispute":{"id":"dp_9","state":"needs_response","reason":"fraudulent","evidenceDueBy":null,"createdAt":"2026-11-20T12:00:00.000Z","toldAt":"2026-11-20T12:00:06.000Z"}}','2026-11-20T12:00:06.000Z',NULL);
CREATE TABLE stock (
    watch text primary key,
    in_hand integer not null check (in_hand >= 0),
    changed_at text not null
  );
INSERT INTO stock VALUES('xerix/1',0,'2026-11-20T12:00:00.000Z');
CREATE TABLE taken_pieces (
    order_number text not null references orders (number),
    watch text not null,
    quantity integer not null check (quantity >= 0),
    oversold integer not null check (oversold >= 0),
    primary key (order_number, watch)
  );
INSERT INTO taken_pieces VALUES('OH-P9KPDA35','xerix/1',2,1);
INSERT INTO taken_pieces VALUES('OH-286QPCN4','xerix/1',2,0);
INSERT INTO taken_pieces VALUES('OH-G6X21B9D','xerix/1',2,0);
CREATE TABLE stock_waits (
    watch text not null,
    email text not null,
    created_at text not null,
    primary key (watch, email)
  );
INSERT INTO stock_waits VALUES('xerix/1','ada@example.com','2026-11-20T12:00:00.000Z');
INSERT INTO stock_waits VALUES('xerix/1','grace@example.com','2026-11-20T12:00:00.000Z');
CREATE TABLE parcels (
    order_number text not null references orders (number),
    revision integer not null,
    carrier text not null,
    tracking_number text not null,
    noted_at text not null,
    primary key (order_number, revision)
  );
INSERT INTO parcels VALUES('OH-P9KPDA35',0,'USPS','9400111899223197428490','2026-11-20T12:00:04.000Z');
CREATE TABLE settled_troubles (
    cause text primary key,
    settled_at text not null
  );
INSERT INTO settled_troubles VALUES('oversold:OH-P9KPDA35','2026-11-20T12:00:08.000Z');
CREATE TABLE refunds (
    key text primary key,
    provider text not null,
    id text,
    order_number text references orders (number),
    payment_reference text,
    amount_cents integer not null check (amount_cents > 0),
    currency text not null,
    state text not null check (state in ('asked', 'pending', 'succeeded', 'failed')),
    wish text,
    line integer,
    pieces integer,
    created_at text not null,
    changed_at text not null
  );
INSERT INTO refunds VALUES('rf_5b684c42-914d-4387-ac5a-c06185675a6e','test','re_1','OH-P9KPDA35',NULL,19900,'usd','succeeded','--line 1 --pieces 1',0,1,'2026-11-20T12:00:01.000Z','2026-11-20T12:00:02.000Z');
INSERT INTO refunds VALUES('re_2','test','re_2','OH-Z763QMHR',NULL,39800,'usd','succeeded',NULL,NULL,NULL,'2026-11-20T12:00:00.000Z','2026-11-20T12:00:00.000Z');
INSERT INTO refunds VALUES('re_3','test','re_3','OH-286QPCN4',NULL,39800,'usd','failed',NULL,NULL,NULL,'2026-11-20T12:00:00.000Z','2026-11-20T12:00:00.000Z');
CREATE TABLE disputes (
    provider text not null,
    id text not null,
    order_number text references orders (number),
    payment_reference text,
    state text not null,
    reason text not null,
    amount_cents integer not null,
    currency text not null,
    evidence_due_by text,
    created_at text not null,
    told_at text not null,
    primary key (provider, id)
  );
INSERT INTO disputes VALUES('test','dp_1','OH-P9KPDA35',NULL,'lost','fraudulent',1000,'usd','2026-11-27T12:00:00.000Z','2026-11-20T12:00:00.000Z','2026-11-20T12:00:03.000Z');
CREATE TABLE address_books (
    user_id text primary key,
    email text not null,
    email_confirmed integer not null check (email_confirmed in (0, 1)),
    first_address text,
    used_at text not null
  );
INSERT INTO address_books VALUES('ada','',0,'d4528cf6-777c-434e-baab-92fcf6c94911','2026-11-20T12:00:00.000Z');
CREATE TABLE saved_addresses (
    user_id text not null references address_books (user_id),
    id text not null,
    full_name text not null,
    address_line1 text not null,
    address_line2 text not null,
    city text not null,
    region text not null,
    postal_code text not null,
    country text not null,
    primary key (user_id, id)
  );
INSERT INTO saved_addresses VALUES('ada','d4528cf6-777c-434e-baab-92fcf6c94911','Ada Lovelace','1 Odd Street','','Brooklyn','NY','11201','US');
CREATE TABLE agent_sessions (
    id text primary key,
    agent text not null,
    state text not null check (state in ('open', 'cancelled')),
    prepared text not null,
    email text not null,
    revision integer not null,
    hand_off_hash text,
    created_at text not null,
    changed_at text not null,
    expires_at text not null
  );
CREATE TABLE agent_requests (
    key_hash text primary key,
    request_hash text not null,
    session text,
    status integer,
    answer text,
    created_at text not null
  );
INSERT INTO agent_requests VALUES('b16190171deb414f8998f43299b6fd4558015acb671703df4aa248847c830580','d','s1',201,'{"id":"s1"}','2026-11-20T12:00:00.000Z');
CREATE INDEX orders_by_creation on orders (created_at);
CREATE INDEX orders_by_user on orders (user_id);
CREATE INDEX orders_to_expire on orders (state, expires_at);
CREATE INDEX payment_events_by_order on payment_events (order_number);
CREATE INDEX outbox_due on outbox (next_attempt_at) where sent_at is null and gave_up_at is null;
CREATE INDEX test_payments_to_settle on test_payments (state, settles_at);
CREATE INDEX orphan_events_of_payment on orphan_events (payment);
CREATE INDEX orders_by_address on orders (lower(email));
CREATE INDEX orders_by_payment on orders (payment_reference) where payment_reference is not null;
CREATE INDEX orders_by_change on orders (changed_at);
CREATE INDEX promo_codes_by_order on promo_codes (redeemed_by) where redeemed_by is not null;
CREATE INDEX outbox_by_address on outbox (lower(recipient));
CREATE INDEX outbox_sent on outbox (sent_at) where sent_at is not null;
CREATE INDEX outbox_given_up on outbox (gave_up_at) where gave_up_at is not null;
CREATE INDEX contact_messages_by_address on contact_messages (lower(email));
CREATE INDEX rate_limits_by_window on rate_limits (window_start);
CREATE INDEX taken_pieces_by_watch on taken_pieces (watch);
CREATE INDEX taken_pieces_oversold on taken_pieces (order_number) where oversold > 0;
CREATE INDEX stock_waits_by_email on stock_waits (email);
CREATE INDEX refunds_by_order on refunds (order_number);
CREATE INDEX refunds_by_payment on refunds (payment_reference);
CREATE INDEX disputes_by_order on disputes (order_number);
CREATE INDEX disputes_by_payment on disputes (payment_reference);
CREATE UNIQUE INDEX agent_sessions_by_hand_off on agent_sessions (hand_off_hash) where hand_off_hash is not null;
CREATE INDEX agent_sessions_by_address on agent_sessions (lower(email));
CREATE INDEX agent_sessions_by_expiry on agent_sessions (expires_at);
CREATE INDEX agent_requests_by_age on agent_requests (created_at);
CREATE INDEX agent_requests_by_session on agent_requests (session) where session is not null;
CREATE UNIQUE INDEX orders_by_agent_session on orders (agent_session) where agent_session is not null;
