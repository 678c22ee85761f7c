import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Question } from '@/lib/client/matching/elder-questions/replies';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { formatDay } from '@/lib/platform/i18n/format';

const fields = ['name', 'village', 'clan', 'gotra', 'year'] as const;

function AnswerFacts({ said }: Pick<Question, 'said'>) {
	const t = useTranslations('elderQuestions');
	return (
		<dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
			{fields.map((field) =>
				said[field] === null ? null : (
					<div key={field} className="contents">
						<dt className="text-text-muted">{t(`fields.${field}`)}</dt>
						<dd className="wrap-anywhere font-semibold">{said[field]}</dd>
					</div>
				),
			)}
		</dl>
	);
}

/** Who was asked, and what; with what can be done about it. */
function QuestionCard({ question, children }: { question: Question; children: ReactNode }) {
	return (
		<li>
			<Card className="flex flex-col gap-3 p-4 md:p-6">
				<p className="font-bold font-serif text-heading text-lg">
					{question.address}, {question.question}
				</p>
				{children}
			</Card>
		</li>
	);
}

interface NewAnswerCardProps {
	question: Question;
	isBusy: boolean;
	onAccept: (isDeceased: boolean) => void;
	onRemove: () => void;
}

/** An answer that the owner takes over or removes. */
export function NewAnswerCard({ question, isBusy, onAccept, onRemove }: NewAnswerCardProps) {
	const t = useTranslations('elderQuestions');
	const [isDeceased, setIsDeceased] = useState(false);
	const [isRemoving, setIsRemoving] = useState(false);
	const { said, state, asks, question: what } = question;
	const busyLabel = isBusy && t('busy');
	return (
		<QuestionCard question={question}>
			{state === 'unknown' ? <p>{t('answers.unknown')}</p> : <AnswerFacts said={said} />}
			{said.by && <p className="text-sm text-text-muted">{t('answers.by', { name: said.by })}</p>}
			{state === 'answered' && (asks === 'father' || asks === 'mother') && (
				<Checkbox
					label={t('answers.isDeceased')}
					checked={isDeceased}
					onChange={({ currentTarget }) => setIsDeceased(currentTarget.checked)}
				/>
			)}
			<div className="flex flex-wrap gap-3">
				{state === 'answered' && (
					<Button
						busyLabel={busyLabel}
						aria-label={t('answers.acceptFor', { what })}
						onClick={() => onAccept(isDeceased)}
					>
						{t('answers.accept')}
					</Button>
				)}
				<Button
					look="outline"
					busyLabel={busyLabel}
					aria-label={t('answers.declineFor', { what })}
					onClick={state === 'answered' ? () => setIsRemoving(true) : onRemove}
				>
					{t('answers.decline')}
				</Button>
			</div>
			<ConfirmDialog
				isOpen={isRemoving}
				title={t('answers.declineTitle')}
				text={t('answers.declineText')}
				confirm={t('answers.decline')}
				cancel={t('cancel')}
				isBusy={isBusy}
				onConfirm={onRemove}
				onClose={() => setIsRemoving(false)}
			/>
		</QuestionCard>
	);
}

interface SentQuestionCardProps {
	question: Question;
	isBusy: boolean;
	onAgain: () => void;
	onWithdraw: () => void;
}

export function SentQuestionCard({ question, isBusy, onAgain, onWithdraw }: SentQuestionCardProps) {
	const t = useTranslations('elderQuestions');
	const language = useLocale();
	const { state, expiresAt, question: what } = question;
	return (
		<QuestionCard question={question}>
			<p className="text-sm text-text-muted">
				{state === 'expired' || state === 'closed'
					? t(`sent.${state}`)
					: t('sent.waiting', { date: formatDay(expiresAt, language) ?? '' })}
			</p>
			<div className="flex flex-wrap gap-3">
				<Button look="outline" aria-label={t('sent.againFor', { what })} onClick={onAgain}>
					{t('sent.again')}
				</Button>
				<Button
					look="quiet"
					aria-label={t('sent.withdrawFor', { what })}
					busyLabel={isBusy && t('busy')}
					onClick={onWithdraw}
				>
					{t('sent.withdraw')}
				</Button>
			</div>
		</QuestionCard>
	);
}

interface AcceptedAnswerCardProps {
	question: Question;
	busyId: string | null;
	onSecond: () => void;
	onWithdraw: (confirmation: Question['confirmations'][number]) => void;
}

/** An answer that is in the tree, and what others say of it. */
export function AcceptedAnswerCard({ question, busyId, onSecond, onWithdraw }: AcceptedAnswerCardProps) {
	const t = useTranslations('elderQuestions');
	const { said, state, confirmations, question: what } = question;
	return (
		<QuestionCard question={question}>
			<AnswerFacts said={said} />
			<p className="text-sm text-text-muted">
				{t(state === 'confirmed' ? 'accepted.confirmed' : 'accepted.waits')}
			</p>
			{confirmations.length > 0 && (
				<ul className="flex flex-col gap-1">
					{confirmations.map((confirmation) => (
						<li key={confirmation._id} className="flex flex-wrap items-center gap-x-4">
							{t(`accepted.${getState(confirmation)}`, { name: shownName(confirmation.elder) })}
							{['waiting', 'expired', 'closed'].includes(confirmation.state) && (
								<Button
									look="quiet"
									aria-label={t('sent.withdrawFor', { what: confirmation.question })}
									busyLabel={busyId === confirmation._id && t('busy')}
									onClick={() => onWithdraw(confirmation)}
								>
									{t('sent.withdraw')}
								</Button>
							)}
						</li>
					))}
				</ul>
			)}
			{state === 'accepted' && (
				<div>
					<Button look="outline" aria-label={t('accepted.secondFor', { what })} onClick={onSecond}>
						{t('accepted.second')}
					</Button>
				</div>
			)}
		</QuestionCard>
	);
}

function getState({ state, said }: Question['confirmations'][number]) {
	if (state === 'waiting' || state === 'expired' || state === 'closed') return state;
	if (said.isRight === null) return 'unknown';
	return said.isRight ? 'yes' : 'no';
}
