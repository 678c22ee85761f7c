import { memoize } from '@/lib/core/memoize';
import type { FamilyRecords, RecordedPerson } from '@/lib/rules/marriage/family-records';

// A second opinion on every verdict, for the tests of lib/rules/marriage alone: written from the rules, not from the engine,
// without thought of speed, and sharing no code with it. It walks every way up over the rows as they are.

/** The rows that stand for one human being, named after the smallest of their ids. */
type Label = string;
type Role = 'father' | 'mother';

export interface Opinion {
	verdict: string;
	/** Each reason's code, with whose it is, in order. */
	codes: string[];
	/** The nearest ancestors in common, by the smallest id of their rows, in order. */
	ancestors: Label[];
	/** What is missing: whose, what, and the way to it, in order. */
	missing: string[];
}

const kuls: Record<string, readonly string[]> = {
	Chauhan: ['Chauhan', 'चौहान', 'Chouhan', 'Hada', 'हाड़ा', 'Deora', 'देवड़ा', 'Devda'],
	Rathore: ['Rathore', 'राठौड़', 'Rathod', 'Rathor', 'Jodha', 'जोधा', 'Mertia', 'मेड़तिया'],
	Guhila: [
		...['Sisodiya', 'सिसोदिया', 'Sisodia', 'Gahlot', 'गहलोत', 'Gehlot'],
		...['Chundawat', 'चूंडावत', 'Shaktawat', 'शक्तावत'],
	],
	Parmar: ['Parmar', 'परमार', 'Panwar', 'पंवार'],
	Solanki: ['Solanki', 'सोलंकी'],
	Parihar: ['Parihar', 'परिहार'],
	Tomar: ['Tomar', 'तोमर', 'Tanwar', 'तंवर'],
	Kachhwaha: [
		...['Kachhwaha', 'कछवाहा', 'Kachwaha', 'Rajawat', 'राजावत', 'Shekhawat', 'शेखावत'],
		...['Naruka', 'नरूका', 'Ladkhani', 'लाडखानी'],
	],
	Jhala: ['Jhala', 'झाला', 'Makwana', 'मकवाना'],
	Jadeja: ['Jadeja', 'जाडेजा'],
	Chandel: ['Chandel', 'चंदेल'],
	Bundela: ['Bundela', 'बुंदेला'],
	Sengar: ['Sengar', 'सेंगर'],
	Bhati: ['Bhati', 'भाटी'],
	Gaur: ['Gaur', 'गौड़'],
	Bhadauria: ['Bhadauria', 'भदौरिया'],
};

/** Which kul tradition counts a name to; none where it is of no listed kul. */
const traditions: Record<string, string> = {
	// Tod counts them to the Chauhan; Crooke and Russell write that the two marry with each other.
	Bhadauria: 'Chauhan',
	Khichi: 'Chauhan',
};

const gotraSpellings: Record<string, readonly string[]> = {
	Gautam: ['Gautam', 'गौतम'],
	Vatsa: ['Vatsa', 'वत्स', 'Vats'],
	Kashyap: ['Kashyap', 'कश्यप'],
	Vashishtha: ['Vashishtha', 'वशिष्ठ'],
	Bharadwaj: ['Bharadwaj', 'भारद्वाज'],
	Manav: ['Manav', 'मानव'],
	Atri: ['Atri', 'अत्रि'],
	Vyaghrapad: ['Vyaghrapad', 'व्याघ्रपद'],
	Markandeya: ['Markandeya', 'मार्कंडेय'],
	Chandratreya: ['Chandratreya', 'चंद्रात्रेय'],
};

function getEntry(table: Record<string, readonly string[]>, text: string): string {
	return Object.keys(table).find((name) => table[name]?.includes(text)) ?? text;
}

const getKul = (clan: string) => getEntry(kuls, clan);

function findTradition(text: string): string | null {
	const kul = getKul(text);
	if (traditions[kul] !== undefined) return traditions[kul];
	return kul in kuls ? kul : null;
}

interface Way {
	/** From the one whose way it is, themselves first. */
	people: Label[];
	roles: Role[];
}

interface ParentLink {
	parent: Label;
	role: Role;
	kind: 'birth' | 'adopted' | 'step';
}

/** Everything is asked of the rows again and again; what was asked before is only remembered. */
export class MarriageChecker {
	private readonly labels = new Map<string, Label>();
	private readonly rows = new Map<Label, RecordedPerson[]>();
	private readonly parentLinks = new Map<Label, ParentLink[]>();
	private readonly childLinks = new Map<Label, { child: Label; kind: ParentLink['kind']; role: Role }[]>();
	private readonly ended = new Map<Label, Map<Label, boolean>>();
	private readonly rowsByAccount = new Map<string, RecordedPerson[]>();
	private readonly recordedRoles = new Map<string, Role[]>();

	constructor(private readonly records: FamilyRecords) {
		for (const row of records.persons) if (row.memberId !== null) push(this.rowsByAccount, row.memberId, row);
		for (const { parentId, role } of records.parentLinks) push(this.recordedRoles, parentId, role);
		this.identify();
		for (const row of records.persons) push(this.rows, this.labelOf(row.id), row);
		for (const rows of this.rows.values()) {
			rows.sort(profileFirst);
		}
		for (const { childId, parentId, role, kind } of records.parentLinks) {
			const [child, parent] = [this.labels.get(childId), this.labels.get(parentId)];
			if (child === undefined || parent === undefined || child === parent) continue;
			push(this.parentLinks, child, { parent, role, kind });
			push(this.childLinks, parent, { child, kind, role });
		}
		for (const { partnerAId, partnerBId, endedBy } of records.unions) {
			const [a, b] = [this.labels.get(partnerAId), this.labels.get(partnerBId)];
			if (a !== undefined && b !== undefined && a !== b) this.wed(a, b, endedBy !== null);
		}
		this.wedStepParents();
	}

	labelOf(id: string): Label {
		const label = this.labels.get(id);
		if (label === undefined) throw new RangeError(`no row ${id}`);
		return label;
	}

	opinion(oneId: string, otherId: string, today: Date): Opinion {
		const [a, b] = [this.labelOf(oneId), this.labelOf(otherId)];
		if (a === b) return { verdict: 'blocked-by-law', codes: ['samePerson'], ancestors: [], missing: [] };
		const ancestors = this.commonAncestors(a, b);
		const law = [
			...(this.sexOf(a) !== null && this.sexOf(a) === this.sexOf(b) ? ['sameSex'] : []),
			...(ancestors.length > 0 ? ['sapinda'] : []),
			...this.prohibited(a, b),
			...this.ofEach(a, b, (person, against) => [
				...(this.ageIsTooLow(person, today) ? ['underAge'] : []),
				...this.marriageReasons(person, against),
				...(this.allAncestors(person).has(against) ? ['lineal'] : []),
				...(this.isRelativesSpouse(against, person) ? ['linealSpouse'] : []),
				...(this.isBrothersWife(against, person) ? ['brothersWife'] : []),
			]),
		];
		const isSameKul = meet(this.kulsOf(a), this.kulsOf(b));
		const custom = isSameKul ? ['sameGroup'] : [];
		const caution = [
			...(!isSameKul && meet(this.traditionsOf(a), this.traditionsOf(b)) ? ['sameGroupByTradition'] : []),
			...(!isSameKul && meet(this.gotrasOf(a), this.gotrasOf(b)) ? ['sameGotra'] : []),
			...this.ofEach(a, b, (person, against) => [
				...(meet(this.mothersKuls(person), this.kulsOf(against)) ? ['mothersGroup'] : []),
				...(['father', 'mother'] as const).flatMap((role) =>
					this.parentsOf(person, role).some((parent) => meet(this.mothersKuls(parent), this.kulsOf(against)))
						? [`grandmothersGroup ${role}`]
						: [],
				),
				...this.formerReasons(person),
			]),
		];
		const doubt = this.mayHideOneAncestor(a, b) ? ['maybeSamePerson'] : [];
		const missing = this.ofEach(a, b, (person) => this.missingOf(person, today));
		const verdict =
			law.length > 0
				? 'blocked-by-law'
				: custom.length > 0
					? 'blocked-by-custom'
					: caution.length > 0
						? 'caution'
						: doubt.length + missing.length > 0
							? 'unknown'
							: 'clear';
		return {
			verdict,
			codes: inOrder([...law, ...custom, ...caution, ...doubt]),
			ancestors: inOrder(ancestors),
			missing: inOrder(missing),
		};
	}

	private ofEach(a: Label, b: Label, ask: (person: Label, against: Label) => string[]): string[] {
		return [...ask(a, b).map((answer) => `one ${answer}`), ...ask(b, a).map((answer) => `other ${answer}`)];
	}

	// Who is who.

	/** Two passes: people who contradict themselves in the first is, in the second, joined by their account alone. */
	private identify() {
		const first = this.relabelled(new Set());
		const classes = new Map<Label, RecordedPerson[]>();
		for (const row of this.records.persons) push(classes, first.get(row.id) ?? '', row);
		const doubtful = new Set<string>();
		for (const rows of classes.values()) {
			const accounts = new Set(rows.map(({ memberId }) => memberId).filter((id) => id !== null));
			const sexes = new Set(rows.map((row) => this.sexOfRow(row)).filter((sex) => sex !== null));
			if (accounts.size > 1 || sexes.size > 1) for (const { id } of rows) doubtful.add(id);
		}
		for (const [id, label] of this.relabelled(doubtful)) this.labels.set(id, label);
	}

	private relabelled(doubtful: ReadonlySet<string>): Map<string, Label> {
		const label = new Map(this.records.persons.map(({ id }) => [id, id]));
		const births = this.records.parentLinks.filter(
			({ kind, childId, parentId }) =>
				kind === 'birth' &&
				childId !== parentId &&
				label.has(childId) &&
				label.has(parentId) &&
				!doubtful.has(parentId),
		);
		for (let isDone = false; !isDone; ) {
			isDone = true;
			const least = new Map<string, Label>();
			const see = (mark: string, id: string) => {
				const own = label.get(id) ?? id;
				const known = least.get(mark);
				if (known === undefined || own < known) least.set(mark, own);
			};
			const follow = (mark: string, id: string) => {
				const smaller = least.get(mark) ?? id;
				if (smaller >= (label.get(id) ?? id)) return;
				label.set(id, smaller);
				isDone = false;
			};
			const marks: [string, string][] = [
				// Rows that have one label keep together.
				...[...label].map(([id, own]): [string, string] => [`label ${own}`, id]),
				...this.records.persons.flatMap(({ id, memberId }): [string, string][] =>
					memberId === null ? [] : [[`account ${memberId}`, id]],
				),
				...births.map(({ childId, parentId, role }): [string, string] => [
					`${role} ${label.get(childId)}`,
					parentId,
				]),
			];
			for (const [mark, id] of marks) see(mark, id);
			for (const [mark, id] of marks) follow(mark, id);
		}
		return label;
	}

	/** Of an account what its profile says, else its cards; without any what all links say who call it father or mother. */
	private readonly sexOfRow = memoize(({ id, memberId, sex }: RecordedPerson): 'M' | 'F' | null => {
		const own = memberId === null ? sex : this.sexOfAccount(memberId);
		const roles = this.rolesOfRow(id);
		if (own !== null || roles.size !== 1) return own;
		return roles.has('father') ? 'M' : 'F';
	});

	private readonly sexOfAccount = memoize((account: string) => {
		const rows = (this.rowsByAccount.get(account) ?? []).toSorted(profileFirst);
		return rows.find(({ sex }) => sex !== null)?.sex ?? null;
	});

	private rolesOfRow(id: string): Set<Role> {
		return new Set(this.recordedRoles.get(id));
	}

	private wed(a: Label, b: Label, hasEnded: boolean) {
		for (const [from, to] of [
			[a, b],
			[b, a],
		] as const) {
			const partners = this.ended.get(from) ?? new Map<Label, boolean>();
			// As long as one tree says that it lasts, it does.
			partners.set(to, hasEnded && (partners.get(to) ?? true));
			this.ended.set(from, partners);
		}
	}

	/** A step-parent is the spouse of a parent, be it one whom nobody has recorded. */
	private wedStepParents() {
		const shown: [Label, Label][] = [];
		for (const [child, links] of [...this.parentLinks]) {
			for (const { parent: step, role, kind } of links) {
				if (kind !== 'step') continue;
				const spouses = links
					.filter((link) => link.kind !== 'step' && link.role !== role && link.parent !== step)
					.map(({ parent }) => parent);
				if (spouses.some((spouse) => this.ended.get(step)?.has(spouse))) continue;
				if (spouses.length > 0) shown.push(...spouses.map((spouse): [Label, Label] => [step, spouse]));
				else shown.push([step, this.unknownParent(child, role === 'father' ? 'mother' : 'father')]);
			}
		}
		for (const [step, spouse] of shown) this.wed(step, spouse, false);
	}

	private unknownParent(child: Label, role: Role): Label {
		const parent = `~${role} of ${child}`;
		if (!this.rows.has(parent)) {
			this.rows.set(parent, []);
			push(this.parentLinks, child, { parent, role, kind: 'birth' });
			push(this.childLinks, parent, { child, kind: 'birth', role });
		}
		return parent;
	}

	// What is recorded of one.

	private rowsOf(person: Label): RecordedPerson[] {
		return this.rows.get(person) ?? [];
	}

	private recorded(person: Label, tell: (row: RecordedPerson) => string | null): string[] {
		const [first] = this.rowsOf(person);
		const own = first && isProfile(first) ? tell(first) : null;
		return own ? [own] : this.rowsOf(person).flatMap((row) => tell(row) || []);
	}

	private readonly sexOf = memoize((person: Label): 'M' | 'F' | null => {
		const result = this.rowsOf(person).find(({ sex }) => sex !== null)?.sex ?? null;
		if (result !== null) return result;
		const roles = new Set((this.childLinks.get(person) ?? []).map(({ role }) => role));
		return roles.size !== 1 ? null : roles.has('father') ? 'M' : 'F';
	});

	private birthOf(person: Label) {
		return this.rowsOf(person).find(({ born }) => born !== null)?.born ?? null;
	}

	private isNamed(person: Label): boolean {
		return this.rowsOf(person).some(({ isNamed, name }) => isNamed && Boolean(name));
	}

	private isDead(person: Label): boolean {
		const [first] = this.rowsOf(person);
		return first && isProfile(first)
			? first.isDeceased
			: this.rowsOf(person).some(({ isDeceased }) => isDeceased);
	}

	// Descent.

	private linksUp(person: Label): ParentLink[] {
		return (this.parentLinks.get(person) ?? []).filter(({ kind }) => kind !== 'step');
	}

	private parentsOf(person: Label, role?: Role): Label[] {
		return [
			...new Set(
				this.linksUp(person)
					.filter((link) => role === undefined || link.role === role)
					.map(({ parent }) => parent),
			),
		];
	}

	/** Every way up of at most so many steps. */
	private waysUp(way: Way, most: number): Way[] {
		if (way.roles.length === most) return [way];
		const end = way.people.at(-1) ?? '';
		return [
			way,
			...this.linksUp(end)
				.filter(({ parent }) => !way.people.includes(parent))
				.flatMap(({ parent, role }) =>
					this.waysUp({ people: [...way.people, parent], roles: [...way.roles, role] }, most),
				),
		];
	}

	/** Five generations through the father, three through the mother, oneself the first. */
	private readonly sapinda = memoize((person: Label): Set<Label> => {
		const ways = this.waysUp({ people: [person], roles: [] }, 4);
		const counted = ways.filter(
			({ roles }) => roles.length > 0 && (roles[0] === 'father' || roles.length <= 2),
		);
		return new Set(counted.map(({ people }) => people.at(-1) ?? ''));
	});

	private readonly allAncestors = memoize((person: Label): Set<Label> => {
		const found = new Set<Label>();
		const climb = (from: Label) => {
			for (const parent of this.parentsOf(from)) {
				if (parent === person || found.has(parent)) continue;
				found.add(parent);
				climb(parent);
			}
		};
		climb(person);
		return found;
	});

	private commonAncestors(a: Label, b: Label): Label[] {
		const [mine, theirs] = [this.sapinda(a), this.sapinda(b)];
		const common = [...mine].filter((person) => theirs.has(person) || person === b);
		if (theirs.has(a)) common.push(a);
		return common.filter(
			(person) =>
				!common.some(
					(nearer) => this.allAncestors(nearer).has(person) && !this.allAncestors(person).has(nearer),
				),
		);
	}

	// Prohibited degrees.

	private areSiblings(a: Label, b: Label): boolean {
		return a !== b && meet(new Set(this.parentsOf(a)), new Set(this.parentsOf(b)));
	}

	private prohibited(a: Label, b: Label): string[] {
		const [parents, others] = [this.parentsOf(a), this.parentsOf(b)];
		const isUncle = (elder: Label, ofParents: Label[]) =>
			ofParents.some((parent) => this.areSiblings(elder, parent));
		return [
			...(this.areSiblings(a, b) ? ['prohibitedBlood siblings'] : []),
			...(isUncle(a, others) ? ['prohibitedBlood parentsSibling one'] : []),
			...(isUncle(b, parents) ? ['prohibitedBlood parentsSibling other'] : []),
			...(parents.some((parent) => isUncle(parent, others)) ? ['prohibitedBlood cousins'] : []),
		];
	}

	private spousesOf(person: Label): Label[] {
		return [...(this.ended.get(person)?.keys() ?? [])];
	}

	private isRelativesSpouse(spouse: Label, person: Label): boolean {
		return this.spousesOf(spouse).some(
			(relative) => this.allAncestors(person).has(relative) || this.allAncestors(relative).has(person),
		);
	}

	private isBrothersWife(wife: Label, person: Label): boolean {
		const parents = this.parentsOf(person);
		const elders = [person, ...parents, ...parents.flatMap((parent) => this.parentsOf(parent))];
		return this.spousesOf(wife).some((husband) => {
			const [hers, his] = [this.sexOf(wife), this.sexOf(husband)];
			const isHusband = hers === 'F' ? his !== 'F' : hers === null && his === 'M';
			return isHusband && elders.some((elder) => this.areSiblings(elder, husband));
		});
	}

	// Conditions.

	private ageIsTooLow(person: Label, today: Date): boolean {
		const born = this.birthOf(person);
		return born !== null && yearsSince(born.earliest, today) < this.ageAsked(person);
	}

	private ageIsUnsure(person: Label, today: Date): boolean {
		const born = this.birthOf(person);
		return (
			born === null ||
			(!this.ageIsTooLow(person, today) && yearsSince(born.latest, today) < this.ageAsked(person))
		);
	}

	private ageAsked(person: Label): number {
		return this.sexOf(person) === 'M' ? 21 : 18;
	}

	/** Whether somebody has a spouse living: by a marriage that nobody says has ended, else by their own word. */
	private marriageReasons(person: Label, against: Label): string[] {
		const partners = [...(this.ended.get(person) ?? [])];
		const living = partners.filter(([partner, hasEnded]) => !hasEnded && !this.isDead(partner));
		if (living.some(([partner]) => partner !== against)) return ['married'];
		if (living.length > 0 || !this.saysMarried(person)) return [];
		return [partners.length > 0 ? 'marriedButEnded' : 'married'];
	}

	/** What a profile, else a card tells of a marriage before: of a decree the law asks more, of a second marriage custom does. */
	private formerReasons(person: Label): string[] {
		const rows = this.rowsOf(person);
		const own = rows.find(isProfile)?.formerMarriage ?? null;
		const recorded =
			own === null && !this.saysMarried(person) ? rows.map((row) => row.formerMarriage) : [own];
		if (recorded.every((how) => !how)) return [];
		return recorded.includes('divorced') ? ['divorced', 'marriedBefore'] : ['marriedBefore'];
	}

	private saysMarried(person: Label): boolean {
		const rows = this.rowsOf(person);
		const own = rows.find(isProfile)?.isMarried ?? null;
		return own ?? rows.some(({ isMarried }) => isMarried === true);
	}

	// Custom.

	/** What the person tells, else the fathers up the line; of who was adopted what the father by birth tells as well. */
	private upTheFathers(person: Label, tell: (person: Label) => string[], passed: Label[] = []): Set<string> {
		if (passed.includes(person)) return new Set();
		const content = tell(person);
		const links = this.linksUp(person);
		const isAdopted = links.some(({ kind }) => kind === 'adopted');
		const fathers = links.filter(
			({ role, kind, parent }) =>
				role === 'father' &&
				(content.length === 0 ||
					(isAdopted &&
						kind === 'birth' &&
						links.some((link) => link.parent === parent && link.kind === 'birth'))),
		);
		const above = fathers.map(({ parent }) => this.upTheFathers(parent, tell, [...passed, person]));
		return new Set([...content, ...above.flatMap((kulsAbove) => [...kulsAbove])]);
	}

	private readonly kulsOf = memoize(
		(person: Label): Set<string> =>
			this.upTheFathers(person, (at) => this.recorded(at, ({ clan }) => clan).map(getKul)),
	);

	private readonly gotrasOf = memoize(
		(person: Label): Set<string> =>
			this.upTheFathers(person, (at) =>
				this.recorded(at, ({ gotra }) => gotra).map((gotra) => getEntry(gotraSpellings, gotra)),
			),
	);

	private readonly traditionsOf = memoize((person: Label): Set<string> => {
		const texts = [...this.kulsOf(person), ...this.recorded(person, ({ sakh }) => sakh)];
		return new Set(texts.flatMap((text) => findTradition(text) ?? []));
	});

	private readonly mothersKuls = memoize((person: Label): Set<string> => {
		const input = this.recorded(person, ({ motherClan }) => motherClan).map(getKul);
		const mothers = this.parentsOf(person, 'mother').map((mother) => [...this.kulsOf(mother)]);
		if (mothers.length === 0) return new Set(input);
		return new Set(mothers.flatMap((own) => (own.length > 0 ? own : input)));
	});

	// What is not known.

	private mayHideOneAncestor(a: Label, b: Label): boolean {
		return [...this.sapinda(a)].some((mine) =>
			[...this.sapinda(b)].some((theirs) => this.mayBeOne(mine, theirs)),
		);
	}

	private readonly namesOf = memoize(
		(person: Label) =>
			new Set(
				this.rowsOf(person).flatMap(({ isNamed, nameKey }) =>
					isNamed && nameKey !== '' ? [nameKey.replace(/(?<=.) (?:sing|kanvr)(?: .*)?$/, '')] : [],
				),
			),
	);

	private mayBeOne(a: Label, b: Label): boolean {
		if (a === b || this.sexOf(a) === null || this.sexOf(a) !== this.sexOf(b)) return false;
		if (!meet(this.namesOf(a), this.namesOf(b))) return false;
		const hasAccount = (person: Label) => this.rowsOf(person).some(({ memberId }) => memberId !== null);
		if (hasAccount(a) && hasAccount(b)) return false;
		const trees = (person: Label) => new Set(this.rowsOf(person).flatMap(({ treeId }) => treeId ?? []));
		if (meet(trees(a), trees(b))) return false;
		const [born, otherBorn] = [this.birthOf(a), this.birthOf(b)];
		if (born && otherBorn && (born.latest < otherBorn.earliest || otherBorn.latest < born.earliest))
			return false;
		const [clans, otherClans] = [this.kulsOf(a), this.kulsOf(b)];
		if (clans.size > 0 && otherClans.size > 0 && !meet(clans, otherClans)) return false;
		return !this.allAncestors(a).has(b) && !this.allAncestors(b).has(a);
	}

	private missingOf(person: Label, today: Date): string[] {
		return [
			...(this.sexOf(person) === null ? ['gender'] : []),
			...(this.ageIsUnsure(person, today) ? ['birth'] : []),
			...(this.kulsOf(person).size === 0 ? ['clan'] : []),
			...(this.gotrasOf(person).size === 0 ? ['gotra'] : []),
			...(this.rowsOf(person).some((row) => row.isMaritalStatusHidden) ? ['marriage'] : []),
			...this.missingPlaces(person),
			...this.missingClans(person),
		];
	}

	/** All the places of the lines: fifteen that begin with the father, three that begin with the mother. */
	private missingPlaces(person: Label): string[] {
		const places: Role[][] = [];
		const add = (place: Role[], most: number) => {
			places.push(place);
			if (place.length < most) for (const role of ['father', 'mother'] as const) add([...place, role], most);
		};
		add(['father'], 4);
		add(['mother'], 2);
		return places
			.filter((place) => this.isPlaceMissing(person, place))
			.map((place) => `person ${place.join(' ')}`);
	}

	private isPlaceMissing(person: Label, place: Role[]): boolean {
		const role = place.at(-1);
		let below = [person];
		for (const step of place.slice(0, -1)) {
			below = below
				.flatMap((at) => this.parentsOf(at, step))
				.filter((at) => this.isNamed(at) || this.linksUp(at).length > 0);
		}
		return below.some((child) => {
			const links = this.linksUp(child).filter((link) => link.role === role);
			const isKnown = links.some(({ kind, parent }) => kind === 'birth' && this.isNamed(parent));
			return !isKnown || links.some(({ parent }) => !this.isNamed(parent));
		});
	}

	private missingClans(person: Label): string[] {
		const lacksMothers = (child: Label) =>
			this.recorded(child, ({ motherClan }) => motherClan).length === 0 &&
			this.parentsOf(child, 'mother').some(
				(mother) => this.isNamed(mother) && this.kulsOf(mother).size === 0,
			);
		const links = this.linksUp(person);
		const lacksFathers =
			links.some(({ kind }) => kind === 'adopted') &&
			links.some(
				({ role, kind, parent }) =>
					role === 'father' && kind === 'birth' && this.isNamed(parent) && this.kulsOf(parent).size === 0,
			);
		return [
			...(lacksFathers ? ['clan father'] : []),
			...(lacksMothers(person) ? ['clan mother'] : []),
			...(['father', 'mother'] as const).flatMap((role) =>
				this.parentsOf(person, role).some((parent) => this.isNamed(parent) && lacksMothers(parent))
					? [`clan ${role} mother`]
					: [],
			),
		];
	}
}

function isProfile({ id, memberId }: RecordedPerson): boolean {
	return id === memberId;
}

function profileFirst(a: RecordedPerson, b: RecordedPerson): number {
	return Number(isProfile(b)) - Number(isProfile(a)) || (a.id < b.id ? -1 : 1);
}

function inOrder(texts: readonly string[]): string[] {
	return [...new Set(texts)].sort();
}

function meet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	return [...a].some((element) => b.has(element));
}

function push<T>(lists: Map<string, T[]>, key: string, item: T) {
	const list = lists.get(key) ?? [];
	lists.set(key, list);
	list.push(item);
}

function yearsSince(day: number, today: Date): number {
	const born = new Date(day * 24 * 60 * 60 * 1000);
	const birthday = new Date(Date.UTC(today.getUTCFullYear(), born.getUTCMonth(), born.getUTCDate()));
	return today.getUTCFullYear() - born.getUTCFullYear() - (birthday > today ? 1 : 0);
}
