import {
	type MarriageNames,
	missingWords,
	reasonText,
	ruleText,
	wordsAlong,
} from '@/lib/features/matching/verdicts/rules/marriage-words';
import type { VerdictReply } from '@/lib/features/matching/verdicts/schema';
import { translator } from '@/lib/platform/i18n/translate';
import type { Line } from '@/lib/rules/marriage/descent';
import type { MissingFact } from '@/lib/rules/marriage/missing';
import type { MarriageReason } from '@/lib/rules/marriage/reasons';
import type { MarriageVerdict } from '@/lib/rules/marriage/verdict';

type Translate = ReturnType<typeof translator>;

/** Who may be named to the reader of the verdict: the two themselves always, all others as `nameOf` says. */
export interface VerdictReader extends MarriageNames {
	one: VerdictReply['one'];
	other: VerdictReply['other'];
	/** Whether a single relative of the reader's own tree has said what is missing. */
	awaitsSecond: (fact: MissingFact) => boolean;
	/** What the two are to each other by what is recorded, in the reader's language. */
	path: VerdictReply['path'];
}

/** A verdict in the reader's language. Nobody is named but by the reader's names; no id of a card or account is in it. */
export function toVerdictDto(
	{ verdict, reasons, missing }: MarriageVerdict,
	reader: VerdictReader,
): VerdictReply {
	const t = translator(reader.language);
	const { one: a, other: b, path } = reader;
	return {
		verdict,
		...{ one: a, other: b },
		reasons: reasons.map((reason) => ({
			code: reason.code,
			kind: reason.kind,
			text: reasonText(reason, reader, t),
			rule: ruleText(reason, t),
			...getDescent(reason, reader, t),
		})),
		missing: missing.map((fact) => ({
			of: fact.of,
			what: fact.what,
			words: missingWords(fact, t),
			awaitsSecond: reader.awaitsSecond(fact),
		})),
		path,
	};
}

type WireLine = VerdictReply['reasons'][number]['lines'][number];

function getDescent(reason: MarriageReason, reader: VerdictReader, t: Translate) {
	if (reason.code !== 'sapinda') return { ancestor: null, lines: [] };
	const [a, b] = reason.lines;
	const own = new Map([
		[a.people[0], reader.one.name],
		[b.people[0], reader.other.name],
	]);
	const findName = (id: string) => own.get(id) ?? reader.nameOf(id);
	const lines = [toLineDto(a, findName, t), toLineDto(b, findName, t)];
	return { ancestor: lines[0]?.at(-1) ?? null, lines };
}

/** Step by step, each with what they are to the one it starts from. */
function toLineDto({ people, steps }: Line, nameOf: VerdictReader['nameOf'], t: Translate): WireLine {
	return people.map((id, at) => ({ name: nameOf(id), words: wordsAlong(steps.slice(0, at), t) }));
}
