// @ts-check

/**
 * What this process counts, in Prometheus's text format 0.0.4. Plain JavaScript, because the portal's own server counts
 * too and loads it without compiling it.
 *
 * @typedef {Readonly<Record<string, string>>} Labels
 * @typedef {{ help: string, values: Map<string, number> }} Counter
 * @typedef {{ help: string, series: Map<string, { buckets: number[], sum: number, count: number }> }} Histogram
 * @typedef {() => number} Reading
 * @typedef {{ help: string, readings: Map<string, Reading[]> }} Gauge
 * @typedef {{ counters: Map<string, Counter>, histograms: Map<string, Histogram>, gauges: Map<string, Gauge> }} Registry
 */

/** The bundler may make this file several times for one process; they count together. */
const shared = /** @type {{ metricsRegistry?: Registry }} */ (globalThis);
shared.metricsRegistry ??= { counters: new Map(), histograms: new Map(), gauges: new Map() };
const registry = shared.metricsRegistry;

/** Upper ends in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const contentType = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * @template T
 * @param {Map<string, T>} from
 * @param {string} key
 * @param {() => T} make
 * @returns {T}
 */
function inMap(from, key, make) {
	const known = from.get(key);
	if (known !== undefined) return known;
	const made = make();
	from.set(key, made);
	return made;
}

/** @param {Labels} labels */
function written(labels) {
	const pairs = Object.entries(labels).map(([name, value]) => `${name}=${quoted(value)}`);
	return pairs.join(',');
}

/** @param {string} value */
function quoted(value) {
	return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}

/**
 * Something that only grows. It stands at 0 from the start, unless it has labels.
 *
 * @param {string} name
 * @param {string} help
 * @param {boolean} [isLabelled]
 */
export function counter(name, help, isLabelled = false) {
	const { values } = inMap(registry.counters, name, () => ({ help, values: new Map() }));
	if (!isLabelled) inMap(values, '', () => 0);
	return {
		/** @param {Labels} [labels] */
		add(labels = {}) {
			const key = written(labels);
			values.set(key, (values.get(key) ?? 0) + 1);
		},
	};
}

/**
 * How long something takes, in seconds.
 *
 * @param {string} name
 * @param {string} help
 */
export function histogram(name, help) {
	const { series } = inMap(registry.histograms, name, () => ({ help, series: new Map() }));
	return {
		/** @param {number} seconds @param {Labels} [labels] */
		observe(seconds, labels = {}) {
			const of = inMap(series, written(labels), () => ({ buckets: buckets.map(() => 0), sum: 0, count: 0 }));
			const at = buckets.findIndex((end) => seconds <= end);
			if (at >= 0) of.buckets[at] = (of.buckets[at] ?? 0) + 1;
			of.sum += seconds;
			of.count += 1;
		},
	};
}

/**
 * Something that goes up and down, looked at when it is asked for. What several tell of the same is added up.
 *
 * @param {string} name
 * @param {string} help
 * @param {Reading} read
 * @param {Labels} [labels]
 */
export function gauge(name, help, read, labels = {}) {
	const { readings } = inMap(registry.gauges, name, () => ({ help, readings: new Map() }));
	inMap(readings, written(labels), () => /** @type {Reading[]} */ ([])).push(read);
}

/** @param {string} name @param {string} labels @param {number} value */
function line(name, labels, value) {
	return `${name}${labels && `{${labels}}`} ${value}`;
}

/** @param {string} name @param {Histogram} histogram */
function histogramLines(name, { series }) {
	return [...series].flatMap(([labels, of]) => {
		const front = labels && `${labels},`;
		let below = 0;
		const counts = buckets.map((end, at) => {
			below += of.buckets[at] ?? 0;
			return line(`${name}_bucket`, `${front}le="${end}"`, below);
		});
		return [
			...counts,
			line(`${name}_bucket`, `${front}le="+Inf"`, of.count),
			line(`${name}_sum`, labels, of.sum),
			line(`${name}_count`, labels, of.count),
		];
	});
}

/** @param {string} name @param {string} help @param {string} type @param {string[]} lines */
function family(name, help, type, lines) {
	return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines];
}

/** Everything that is counted, as it stands now. */
export function metricsText() {
	const lines = [
		...[...registry.counters].flatMap(([name, { help, values }]) =>
			family(
				name,
				help,
				'counter',
				[...values].map(([labels, value]) => line(name, labels, value)),
			),
		),
		...[...registry.histograms].flatMap(([name, of]) =>
			family(name, of.help, 'histogram', histogramLines(name, of)),
		),
		...[...registry.gauges].flatMap(([name, { help, readings }]) =>
			family(
				name,
				help,
				'gauge',
				[...readings].map(([labels, of]) =>
					line(
						name,
						labels,
						of.reduce((sum, read) => sum + read(), 0),
					),
				),
			),
		),
	];
	return `${lines.join('\n')}\n`;
}
