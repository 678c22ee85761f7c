import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRefusalHandler } from '@/components/form/refusal-handler';
import { useApiForm } from '@/components/form/use-api-form';
import type { OwnSide } from '@/components/matching/use-seeker';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi, type Reply } from '@/lib/client/api';
import { getData } from '@/lib/client/api-query';
import type { MeetingChange, MeetingQuestion } from '@/lib/features/matching/meeting/schema';

interface QuestionListProps {
	memberId: string;
	own: OwnSide;
	name: string;
	/** For whom the viewer acts as a guardian; null for themselves. */
	seekerId: string | null;
	questions: readonly MeetingQuestion[];
	onQuestions: (questions: MeetingQuestion[]) => void;
	onStale: () => void;
}

type ChangeReply = Reply<'POST /api/family/matches/[id]/meeting'>;

const send = (
	{ memberId, seekerId }: Pick<QuestionListProps, 'memberId' | 'seekerId'>,
	body: MeetingChange,
) =>
	callApi('POST /api/family/matches/[id]/meeting', {
		params: { id: memberId },
		query: seekerId === null ? {} : { for: seekerId },
		body,
	});

/** What the two families talk about: offered questions and own ones, ticked by both. */
export function QuestionList({
	memberId,
	seekerId,
	own,
	name,
	questions,
	onQuestions,
	onStale,
}: QuestionListProps) {
	const t = useTranslations('meeting');
	const { mutate, isPending } = useMutation({
		mutationFn: async (change: MeetingChange) => getData(await send({ memberId, seekerId }, change)),
		meta: { failed: t('changeFailed') },
		onSuccess: (answer) => onQuestions(answer.questions),
		onError: (failure) => {
			if (failure.status === 404) onStale();
		},
	});
	const offered = questions.filter(({ topic }) => topic !== null);
	const added = questions.filter(({ topic }) => topic === null);
	const getText = ({ topic, text }: MeetingQuestion) => (topic ? t(`topics.${topic}`) : (text ?? ''));
	const change = (body: MeetingChange) => {
		if (!isPending) mutate(body);
	};
	const getRow = (question: MeetingQuestion) => {
		const { _id, topic, isMine, isTickedByMe, isTickedByOther } = question;
		const text = getText(question);
		return (
			<li key={topic ?? _id} className="flex items-start justify-between gap-3 border-line border-t py-1.5">
				<div className="min-w-0 flex-1">
					<Checkbox
						label={text}
						checked={isTickedByMe}
						aria-label={t('talked', { question: text })}
						className="wrap-anywhere"
						onChange={({ target: { checked: isTicked } }) => {
							if (topic) change({ topic, isTicked });
							else if (_id) change({ questionId: _id, isTicked });
						}}
					/>
					<p className="pl-8 text-sm text-text-muted empty:hidden">
						{[
							isMine === null ? null : isMine ? t('byYou', own) : t('byOther', { name }),
							isTickedByOther ? t('otherTicked', { name }) : null,
						]
							.filter(Boolean)
							.join(' · ')}
					</p>
				</div>
				{isMine && _id && (
					<Button
						look="quiet"
						aria-label={t('removeNamed', { question: text })}
						title={t('remove')}
						onClick={() => change({ removedId: _id })}
						className="w-11 shrink-0 px-0!"
					>
						<Trash2 aria-hidden="true" className="size-5" />
					</Button>
				)}
			</li>
		);
	};
	return (
		<section className="flex flex-col gap-3">
			<h2 className="text-h3 md:text-h3-wide">{t('questions')}</h2>
			<p className="text-text-soft">{t('questionsText', { name })}</p>
			<Card className="flex flex-col gap-5 p-4 md:p-6">
				<div>
					<h3 className="font-bold text-heading">{t('offered')}</h3>
					<ul className="mt-2 flex flex-col">{offered.map(getRow)}</ul>
				</div>
				<div>
					<h3 className="font-bold text-heading">{t('own')}</h3>
					{added.length === 0 ? (
						<p className="mt-2 text-text-muted">{t('noOwn')}</p>
					) : (
						<ul className="mt-2 flex flex-col">{added.map(getRow)}</ul>
					)}
				</div>
				<NewQuestion {...{ memberId, seekerId, name, onQuestions, onStale }} />
			</Card>
		</section>
	);
}

const newId = 'meeting-question';

function NewQuestion({
	memberId,
	seekerId,
	name,
	onQuestions,
	onStale,
}: Omit<QuestionListProps, 'questions' | 'own'>) {
	const t = useTranslations('meeting');
	const handleRefusal = useRefusalHandler();
	const form = useApiForm<{ text: string }, ChangeReply>({
		defaultValues: { text: '' },
		send: ({ text }) => send({ memberId, seekerId }, { text }),
		onSent: ({ questions }) => {
			onQuestions(questions);
			form.reset({ text: '' });
			document.getElementById(newId)?.focus();
		},
		onFailure: (failure) => {
			if (failure.status === 404) onStale();
			return handleRefusal(failure);
		},
	});
	const { failure, errorAt } = form;
	return (
		<form {...form.formProps} className="flex flex-col items-start gap-3">
			{failure && !errorAt('text') && <Banner tone="error">{failure.message || t('changeFailed')}</Banner>}
			<Field
				id={newId}
				label={t('newQuestion')}
				hint={t('newHint', { name })}
				error={errorAt('text')}
				className="w-full max-w-2xl"
			>
				{(control) => <Input {...control} {...form.register('text')} maxLength={200} autoComplete="off" />}
			</Field>
			<Button type="submit" look="outline" busyLabel={form.isBusy && t('adding')}>
				{t('add')}
			</Button>
		</form>
	);
}
