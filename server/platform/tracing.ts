import 'server-only';
import { type Attributes, context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type ReadableSpan, TracerProvider } from '@opentelemetry/sdk-trace';

/** Where a span says whom it is about, or quotes what was typed. */
const DROPPED = /^(?:url\.query|.*(?:address|client_ip|peer\.ip|user_agent.*)|exception\.(?:message|stacktrace))$/;

/** Sends spans without what names a person or opens an order, which stands in the queries of addresses. */
class ImpersonalSpanProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    super.onEnd(
      Object.create(span, {
        name: { value: withoutQuery(span.name) },
        attributes: { value: impersonal(span.attributes) },
        events: { value: span.events.map((event) => ({ ...event, attributes: impersonal(event.attributes ?? {}) })) },
        status: { value: { code: span.status.code } },
      }),
    );
  }
}

function impersonal(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => !DROPPED.test(name))
      .map(([name, value]) => [name, typeof value === 'string' ? withoutQuery(value) : value]),
  );
}

function withoutQuery(text: string): string {
  return text.replace(/\?\S*/g, '');
}

/**
 * Sends spans over OTLP to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names; Next makes one for each request and what
 * it takes (opentelemetry.io/docs/specs/otel/protocol/exporter).
 *
 * @returns what sends the rest and ends it.
 */
export function startTracing(): () => Promise<void> {
  const resource = resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || 'odd-hours' });
  const provider = new TracerProvider({
    resource,
    spanProcessors: [new ImpersonalSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}
