import * as z from 'zod';

/** Kinds of values that are no things: by schema.org's data types, and ISO 8601 and BCP 47 for what they ask. */
const dataTypes = {
	Text: (value: unknown) => typeof value === 'string' && value.trim() !== '',
	URL: (value: unknown) =>
		typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
	DateTime: (value: unknown) =>
		typeof value === 'string' &&
		/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value) &&
		!Number.isNaN(Date.parse(value)),
	Integer: (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value > 0,
	Language: (value: unknown) => typeof value === 'string' && /^[a-z]{2}(-[A-Z]{2})?$/.test(value),
	Country: (value: unknown) => typeof value === 'string' && /^[A-Z]{2}$/.test(value),
	UrlTemplate: (value: unknown) =>
		typeof value === 'string' &&
		value.includes('{search_term_string}') &&
		URL.canParse(value.replace('{search_term_string}', 'x')),
	QueryInput: (value: unknown) => value === 'required name=search_term_string',
} as const;

interface Rule {
	required: readonly string[];
	recommended: readonly string[];
	/** What each property may be: a data type, or a thing of that type. */
	properties: Readonly<Record<string, readonly string[]>>;
}

/** Every Thing has these (https://schema.org/Thing). */
const ofThings = {
	name: ['Text'],
	description: ['Text'],
	url: ['URL'],
	image: ['URL', 'ImageObject'],
} as const;

const ofWorks = {
	...ofThings,
	inLanguage: ['Language'],
	publisher: ['Organization'],
	author: ['Person', 'Organization'],
} as const;

const ofPosts = {
	...ofWorks,
	headline: ['Text'],
	datePublished: ['DateTime'],
	dateModified: ['DateTime'],
	mainEntityOfPage: ['URL'],
	isPartOf: ['Blog'],
} as const;

/**
 * The types that the portal uses: the properties schema.org gives them (inherited ones included, where they are
 * used), and which of them search engines require and recommend (Google Search Central, "Structured data").
 */
const vocabulary: Readonly<Record<string, Rule>> = {
	Organization: {
		required: ['name', 'url'],
		recommended: ['logo', 'description'],
		properties: { ...ofThings, logo: ['URL', 'ImageObject'] },
	},
	ImageObject: {
		required: ['contentUrl'],
		recommended: ['width', 'height'],
		properties: {
			...ofWorks,
			contentUrl: ['URL'],
			width: ['Integer'],
			height: ['Integer'],
			caption: ['Text'],
			uploadDate: ['DateTime'],
		},
	},
	WebSite: {
		required: ['name', 'url'],
		recommended: ['potentialAction', 'inLanguage', 'publisher', 'description'],
		properties: { ...ofWorks, potentialAction: ['SearchAction'] },
	},
	SearchAction: {
		required: ['target', 'query-input'],
		recommended: [],
		properties: { target: ['EntryPoint'], 'query-input': ['QueryInput'] },
	},
	EntryPoint: {
		required: ['urlTemplate'],
		recommended: [],
		properties: { urlTemplate: ['UrlTemplate'] },
	},
	BreadcrumbList: {
		required: ['itemListElement'],
		recommended: [],
		properties: { itemListElement: ['ListItem'] },
	},
	ListItem: {
		required: ['position', 'name', 'item'],
		recommended: [],
		properties: { position: ['Integer'], name: ['Text'], item: ['URL'] },
	},
	BlogPosting: {
		required: ['headline', 'datePublished', 'author', 'image'],
		recommended: ['dateModified', 'description', 'publisher', 'mainEntityOfPage', 'inLanguage', 'url'],
		properties: ofPosts,
	},
	Person: { required: ['name'], recommended: [], properties: ofThings },
	Blog: {
		required: ['name', 'url'],
		recommended: ['blogPost', 'description', 'inLanguage', 'publisher'],
		properties: { ...ofWorks, blogPost: ['BlogPosting'] },
	},
	ImageGallery: {
		required: ['name', 'url', 'image'],
		recommended: ['description', 'inLanguage', 'publisher'],
		properties: ofWorks,
	},
	HinduTemple: {
		required: ['name', 'address'],
		recommended: ['image', 'url', 'description'],
		properties: { ...ofThings, address: ['PostalAddress'] },
	},
	PostalAddress: {
		required: ['addressCountry'],
		recommended: ['addressLocality', 'addressRegion'],
		properties: { addressLocality: ['Text'], addressRegion: ['Text'], addressCountry: ['Country'] },
	},
	FAQPage: {
		required: ['mainEntity'],
		recommended: ['url', 'inLanguage'],
		properties: { ...ofWorks, mainEntity: ['Question'] },
	},
	Question: {
		required: ['name', 'acceptedAnswer'],
		recommended: [],
		properties: { name: ['Text'], acceptedAnswer: ['Answer'] },
	},
	Answer: { required: ['text'], recommended: [], properties: { text: ['Text'] } },
};

const thing = z.object({ '@type': z.string(), '@id': z.url().optional() }).catchall(z.unknown());
const page = z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(thing).min(1) });

type Thing = z.infer<typeof thing>;

export interface Findings {
	/** What breaks a rule. */
	errors: string[];
	/** Recommended properties that are missing. */
	warnings: string[];
	/** The types of the things that the page names at its top. */
	types: string[];
}

/** Reads what a page tells machines, and holds it against the vocabulary. */
export function checkStructuredData(json: string): Findings {
	const { '@graph': things } = page.parse(JSON.parse(json));
	const findings: Findings = { errors: [], warnings: [], types: things.map((one) => one['@type']) };
	for (const one of things) checkThing(one, one['@type'], findings);
	return findings;
}

function checkThing(one: Thing, at: string, findings: Findings): void {
	const rule = vocabulary[one['@type']];
	if (!rule) {
		findings.errors.push(`${at}: unknown type`);
		return;
	}
	for (const name of rule.required) if (!(name in one)) findings.errors.push(`${at}.${name} is missing`);
	for (const name of rule.recommended) if (!(name in one)) findings.warnings.push(`${at}.${name} is missing`);
	for (const [name, value] of Object.entries(one)) {
		if (name === '@type' || name === '@id') continue;
		const kinds = rule.properties[name];
		if (!kinds) {
			findings.errors.push(`${at}.${name} is not of the vocabulary`);
			continue;
		}
		const values = Array.isArray(value) ? value : [value];
		for (const [index, each] of values.entries())
			checkValue(each, kinds, `${at}.${name}[${index}]`, findings);
	}
}

function checkValue(value: unknown, kinds: readonly string[], at: string, findings: Findings): void {
	const nested = thing.safeParse(value);
	if (nested.success) {
		if (kinds.includes(nested.data['@type']))
			checkThing(nested.data, `${at} ${nested.data['@type']}`, findings);
		else findings.errors.push(`${at}: no ${nested.data['@type']} is expected`);
		return;
	}
	const isFitting = Object.entries(dataTypes).some(([kind, fits]) => kinds.includes(kind) && fits(value));
	if (!isFitting) findings.errors.push(`${at}: ${JSON.stringify(value)} is no ${kinds.join(' or ')}`);
}
