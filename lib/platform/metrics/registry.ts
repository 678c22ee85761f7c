import { Counter, Gauge, Histogram, register } from 'prom-client';

type Labels = Readonly<Record<string, string>>;

interface Reading {
	labels: Labels;
	read: () => number;
}

declare global {
	var gaugeReadings: Map<string, Reading[]> | undefined;
}

// The bundler may evaluate a module several times in one process. They all count in prom-client's registry, which exists
// once (`serverExternalPackages` in next.config.ts), and share these readings.
globalThis.gaugeReadings ??= new Map();
const readingsByName = globalThis.gaugeReadings;

/** Upper bounds in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Registers a counter, or returns the one of that name. It starts at 0 unless it has labels. */
export function counter<Label extends string>(
	name: string,
	help: string,
	labelNames: readonly Label[] = [],
): Counter<Label> {
	const existing = register.getSingleMetric(name);
	return existing instanceof Counter ? existing : new Counter({ name, help, labelNames });
}

/** Registers a histogram of seconds, or returns the one of that name. */
export function histogram<Label extends string>(
	name: string,
	help: string,
	labelNames: readonly Label[] = [],
): Histogram<Label> {
	const existing = register.getSingleMetric(name);
	return existing instanceof Histogram ? existing : new Histogram({ name, help, labelNames, buckets });
}

/** Registers a gauge that is read when the metrics are asked for. Adds up the readings of one name and the same labels. */
export function gauge(name: string, help: string, read: () => number, labels: Labels = {}): void {
	const existing = readingsByName.get(name);
	if (existing) {
		existing.push({ labels, read });
		return;
	}
	const readings = [{ labels, read }];
	readingsByName.set(name, readings);
	new Gauge({
		name,
		help,
		labelNames: Object.keys(labels),
		collect() {
			this.reset();
			for (const reading of readings) this.inc(reading.labels, reading.read());
		},
	});
}
