import { translator } from '@/lib/platform/i18n/translate';
import type { Line } from '@/lib/rules/marriage/descent';
import type { MarriageReason } from '@/lib/rules/marriage/reasons';
import type { MarriageVerdict } from '@/lib/rules/marriage/verdict';
import { type MarriageNames, missingWords, reasonText, ruleText, wordsAlong } from './marriage-words';
import type { VerdictReply } from './schema';

type Translate = ReturnType<typeof translator>;

/** Who may be named to the reader of the verdict: the two themselves always, all others as `nameOf` says. */
export interface VerdictReader extends MarriageNames {
	one: { _id: string; name: string; isMe: boolean };
	other: { _id: string; name: string; isMe: boolean };
	/** What the two are to each other by what is recorded, in the reader's language. */
	path: VerdictReply['path'];
}

/** A verdict in the reader's language. Nobody is named but by the reader's names; no id of a card or account is in it. */
export function serializeVerdict(
	{ verdict, reasons, missing }: MarriageVerdict,
	reader: VerdictReader,
): VerdictReply {
	const t = translator(reader.language);
	const { one, other, path } = reader;
	return {
		verdict,
		one: { _id: one._id, name: one.name, isMe: one.isMe },
		other: { _id: other._id, name: other.name, isMe: other.isMe },
		reasons: reasons.map((reason) => ({
			code: reason.code,
			kind: reason.kind,
			text: reasonText(reason, reader, t),
			rule: ruleText(reason, t),
			...descentOf(reason, reader, t),
		})),
		missing: missing.map((fact) => ({
			of: fact.of,
			what: fact.what,
			words: missingWords(fact, t),
		})),
		path,
	};
}

type WireLine = VerdictReply['reasons'][number]['lines'][number];

function descentOf(reason: MarriageReason, reader: VerdictReader, t: Translate) {
	if (reason.code !== 'sapinda') return { ancestor: null, lines: [] };
	const [one, other] = reason.lines;
	const own = new Map([
		[one.people[0], reader.one.name],
		[other.people[0], reader.other.name],
	]);
	const nameOf = (id: string) => own.get(id) ?? reader.nameOf(id);
	const lines = [serializeLine(one, nameOf, t), serializeLine(other, nameOf, t)];
	return { ancestor: lines[0]?.at(-1) ?? null, lines };
}

/** Step by step, each with what they are to the one it starts from. */
function serializeLine({ people, steps }: Line, nameOf: VerdictReader['nameOf'], t: Translate): WireLine {
	return people.map((id, at) => ({ name: nameOf(id), words: wordsAlong(steps.slice(0, at), t) }));
}
