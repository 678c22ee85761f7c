import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-style';
import { Card } from '@/components/ui/card';
import type { Reply } from '@/lib/client/api';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { dateWords } from '@/lib/platform/i18n/date-words';

export type Question = Reply<'GET /api/family/same-people'>['questions'][number];
type OwnCard = Question['own'];

interface SameQuestionCardProps {
	question: Question;
	/** Of the pair whose answer is being sent. */
	busyId: string | null;
	onAnswer: (said: 'yes' | 'no') => void;
}

/** One person of the viewer's tree and somebody of another: the question, or what came of it. */
export function SameQuestionCard({ question, busyId, onAnswer }: SameQuestionCardProps) {
	const t = useTranslations('samePeople');
	const language = useLocale();
	const { _id, state, own, other, fields } = question;
	const [name, relation] = [shownName(own), own.relationWords[language]];
	const owner = shownName(question.owner);
	const button = (said: 'yes' | 'no', look: ButtonLook, label: string, longLabel: string) => (
		<Button
			look={look}
			aria-label={longLabel}
			busyLabel={busyId === _id && t('busy')}
			onClick={() => onAnswer(said)}
		>
			{label}
		</Button>
	);
	return (
		<li>
			<Card className="flex flex-col gap-3 p-4 md:p-6">
				<p className="font-bold font-serif text-heading text-lg">
					{state === 'asked' && t('asked.question', { relation, name, owner })}
					{state === 'joined' &&
						(other
							? t('joined.text', {
									relation,
									name,
									owner,
									otherRelation: other.relationWords[language],
									otherName: shownName(other),
								})
							: t('joined.textAlone', { relation, name, owner }))}
					{state !== 'asked' && state !== 'joined' && `${name} (${relation})`}
				</p>
				{state === 'waiting' && <p>{t('waiting.text', { owner })}</p>}
				{state === 'notJoined' && <p>{t('notJoined.text')}</p>}
				{state === 'apart' && <p>{t('apart.text', { owner })}</p>}
				<div className="grid gap-3 sm:grid-cols-2">
					<CardFacts label={t('own')} card={own} />
					{other && <CardFacts label={t('other')} card={other} />}
				</div>
				<Compared label={t(state === 'joined' ? 'compared' : 'agreed')} fields={fields} />
				<div className="flex flex-wrap gap-3">
					{state === 'asked' && button('yes', 'primary', t('yes'), t('yesFor', { name }))}
					{state === 'asked' && button('no', 'outline', t('no'), t('noFor', { name }))}
					{state === 'joined' && button('no', 'outline', t('joined.undo'), t('joined.undoFor', { name }))}
					{state === 'apart' && button('yes', 'quiet', t('apart.change'), t('apart.changeFor', { name }))}
				</div>
				{state === 'joined' && <p className="text-sm text-text-muted">{t('joined.undone')}</p>}
			</Card>
		</li>
	);
}

/** What two cards both say, and whether it agrees. */
export function Compared({ label, fields }: Pick<Question, 'fields'> & { label: string }) {
	const t = useTranslations('samePeople');
	return (
		<div>
			<p className="text-sm text-text-muted">{label}</p>
			<ul className="mt-1 flex flex-wrap gap-2">
				{fields.map(({ field, agreement }) => (
					<li key={field} className="rounded-full border border-line bg-raised px-3 py-1 text-sm">
						{t(`fields.${field}`)}: <strong>{t(`agreements.${agreement}`)}</strong>
					</li>
				))}
			</ul>
		</div>
	);
}

export function CardFacts({ label, card }: { label: string; card: Omit<OwnCard, '_id'> }) {
	const t = useTranslations();
	const language = useLocale();
	const { village, written, born, died, relationWords } = card;
	const facts = [
		['village', village && (written.villageAddress ?? village)],
		['born', born && dateWords(born, t, language)],
		['died', died && dateWords(died, t, language)],
	] as const;
	return (
		<div className="rounded-control border border-line px-4 py-3">
			<p className="text-sm text-text-muted">{label}</p>
			<p className="font-semibold">{shownName(card)}</p>
			<p className="text-text-soft">{relationWords[language]}</p>
			{facts.map(([field, value]) =>
				value ? (
					<p key={field} className="text-sm">
						{t(`samePeople.${field}`)}: {value}
					</p>
				) : null,
			)}
		</div>
	);
}
