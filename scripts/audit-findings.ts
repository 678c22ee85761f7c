import semver from 'semver';
import * as z from 'zod';

const severity = z.enum(['info', 'low', 'moderate', 'high', 'critical']);

/** `scripts/advisories.json`: what is known of packages that the portal uses or has used, and which of it is accepted. */
export const storedAdvisories = z.object({
	gatheredOn: z.iso.date(),
	advisories: z.array(
		z.object({
			id: z.string().regex(/^GHSA(-[0-9a-z]{4}){3}$/),
			package: z.string(),
			/** As npm writes ranges of versions. */
			range: z.string().refine((range) => semver.validRange(range) !== null),
			severity,
			title: z.string(),
		}),
	),
	/** Why an advisory does not matter here, by its id. */
	accepted: z.record(z.string(), z.string()),
});

type StoredAdvisories = z.output<typeof storedAdvisories>;

/** The folders with a `package-lock.json`, from the project's own. */
export const lockfileFolders = ['.', 'tests/attack', 'tests/bench'];

/** The part of `package-lock.json` that says what is installed. */
export const lockfile = z.object({
	packages: z.record(
		z.string(),
		z.object({
			/** Of a package that is installed under an alias. */
			name: z.string().optional(),
			version: z.string().optional(),
			dev: z.boolean().optional(),
		}),
	),
});

type Lockfile = z.output<typeof lockfile>;

export interface Finding {
	/** `GHSA-…`; the address of one that has another name. */
	id: string;
	/** With its version, where that is known. */
	package: string;
	severity: z.output<typeof severity>;
	title: string;
	isDevelopment: boolean;
}

/** The advisories that concern an installed version, one finding for each version. */
export function findInLockfile({ packages }: Lockfile, { advisories }: StoredAdvisories): Finding[] {
	const installed = Object.entries(packages).flatMap(([path, { name: ownName, version, dev }]) => {
		// The portal itself, whose path is empty, has a name and a version too.
		const name = path === '' ? '' : (ownName ?? path.split('node_modules/').at(-1) ?? '');
		return version === undefined || name === '' ? [] : [{ name, version, isDevelopment: dev === true }];
	});
	const found = advisories.flatMap(({ id, package: name, range, ...advisory }) =>
		installed
			.filter((one) => one.name === name)
			.filter(({ version }) => semver.satisfies(version, range, { includePrerelease: true }))
			.map(({ version, isDevelopment }) => ({
				...{ id, package: `${name} ${version}`, isDevelopment },
				...advisory,
			})),
	);
	// The same version may lie in several folders; it matters where the product has it.
	const byVersion = new Map<string, Finding>();
	for (const finding of found) {
		const key = `${finding.id} ${finding.package}`;
		if (byVersion.get(key)?.isDevelopment !== false) byVersion.set(key, finding);
	}
	return [...byVersion.values()];
}

/** The part of what `npm audit --json` writes that says what is wrong. A registry that does not answer leaves it out. */
export const npmAudit = z.object({
	vulnerabilities: z.record(
		z.string(),
		z.object({
			nodes: z.array(z.string()),
			via: z.array(
				z.union([z.string(), z.object({ name: z.string(), title: z.string(), url: z.string(), severity })]),
			),
		}),
	),
});

/** The advisories themselves; packages that only depend on such a package are left out. */
export function findInNpmAudit(
	{ vulnerabilities }: z.output<typeof npmAudit>,
	{ packages }: Lockfile,
): Finding[] {
	return Object.values(vulnerabilities).flatMap(({ nodes, via }) => {
		const isDevelopment = nodes.every((node) => packages[node]?.dev === true);
		return via.flatMap((advisory) => {
			if (typeof advisory === 'string') return [];
			const { name, title, url, severity } = advisory;
			return [{ id: url.split('/').at(-1) || url, package: name, title, severity, isDevelopment }];
		});
	});
}
