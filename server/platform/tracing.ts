import 'server-only';
import { type Attributes, context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type ReadableSpan, TracerProvider } from '@opentelemetry/sdk-trace';

/** Attributes that identify a person or quote input. */
const DROPPED = /^(?:url\.query|.*(?:address|client_ip|peer\.ip|user_agent.*)|exception\.(?:message|stacktrace))$/;

/** Exports spans without personal data and without URL queries, which may open an order. */
class RedactingSpanProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    super.onEnd(
      Object.create(span, {
        name: { value: withoutQuery(span.name) },
        attributes: { value: redacted(span.attributes) },
        events: { value: span.events.map((event) => ({ ...event, attributes: redacted(event.attributes ?? {}) })) },
        status: { value: { code: span.status.code } },
      }),
    );
  }
}

function redacted(attributes: Attributes): Attributes {
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
 * Exports spans over OTLP to the collector at OTEL_EXPORTER_OTLP_ENDPOINT. Next creates a span for each request and its
 * parts (opentelemetry.io/docs/specs/otel/protocol/exporter).
 *
 * @returns a function that exports the remaining spans and shuts down.
 */
export function startTracing(): () => Promise<void> {
  const resource = resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || 'odd-hours' });
  const provider = new TracerProvider({
    resource,
    spanProcessors: [new RedactingSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}
