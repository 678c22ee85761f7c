import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { RadioGroup } from '@/components/ui/radio-group';
import { callApi, type Reply, typedFields } from '@/lib/client/api';
import type { Interest } from '@/lib/client/matching/replies';
import { kindWords } from '@/lib/features/matching/interests/constants';
import { AcceptPromiseField } from './accept-promise-field';
import { OnBehalf } from './acting-notice';
import { InterestQuestionFields, nothingChosen } from './interest-question-fields';
import { useForSeeker, usePerson } from './use-seeker';

export type InterestReply = Reply<'POST /api/family/interests'>;

export type Answer = 'accept' | 'decline' | 'withdraw' | 'end';

interface DialogProps {
	member: { _id: string; name: string };
	onDone: (answer: InterestReply) => void;
	onClose: () => void;
}

interface InterestDialogProps extends DialogProps {
	asking: 'send' | Answer;
	interest: Interest | null;
}

/** Asks once more before an interest is sent, answered, withdrawn or ended. */
export function InterestDialog({ asking, interest, ...rest }: InterestDialogProps) {
	if (asking === 'send') return <SendDialog {...rest} />;
	return interest && <AnswerDialog answer={asking} interest={interest} {...rest} />;
}

function SendDialog({ member, ...rest }: DialogProps) {
	const forSeeker = useForSeeker();
	const t = useTranslations('matching.interest');
	const { _id: memberId, name } = member;
	return (
		<FormDialog
			title={t('sendTo', { name })}
			texts={{ confirm: t('send'), busy: t('sending'), failed: t('sendFailed') }}
			defaultValues={nothingChosen}
			send={({ family, village, work, plans, seeks }) => {
				const answers = {
					family: family || null,
					village: village || null,
					work: work || null,
					plans,
					seeks,
				};
				return callApi('POST /api/family/interests', {
					...forSeeker,
					body: typedFields({ memberId, answers }),
				});
			}}
			{...rest}
		>
			{({ register }) => (
				<>
					<OnBehalf />
					<p>{t('sendText', { name })}</p>
					<p className="text-sm text-text-muted">{t('questionsIntro', { name })}</p>
					<InterestQuestionFields name={name} register={register} />
				</>
			)}
		</FormDialog>
	);
}

const busyKeys = {
	accept: 'accepting',
	decline: 'declining',
	withdraw: 'withdrawing',
	end: 'ending',
} as const;

interface AnswerDialogProps extends DialogProps {
	answer: Answer;
	interest: Interest;
}

function AnswerDialog({ answer, member: { name }, interest, ...rest }: AnswerDialogProps) {
	const t = useTranslations('matching.interest');
	const forSeeker = useForSeeker();
	const person = usePerson();
	const isNo = answer === 'decline' || answer === 'end';
	return (
		<FormDialog
			title={t(`${answer}Title`, { name })}
			texts={{ confirm: t(answer), busy: t(busyKeys[answer]), failed: t('failed') }}
			defaultValues={{ kindWords: '' }}
			send={({ kindWords: chosen }) =>
				callApi('POST /api/family/interests/[id]', {
					...forSeeker,
					params: { id: interest._id },
					body: typedFields({ answer, kindWords: chosen || null }),
				})
			}
			{...rest}
		>
			{({ register }) => (
				<>
					<OnBehalf />
					{answer === 'accept' ? (
						<AcceptPromiseField name={name} interest={interest} />
					) : (
						<p>{t(`${answer}Text`, { ...person, name })}</p>
					)}
					{isNo && <p className="text-sm text-text-muted">{t('kindWordsHint', { name })}</p>}
					{isNo && (
						<RadioGroup
							id="kind-words"
							{...register('kindWords')}
							legend={t('kindWordsAsk')}
							className="[&>div]:flex-col"
							choices={[
								{ value: '', label: t('kindWordsNone') },
								...kindWords.map((value) => ({ value, label: t(`kindWords.${value}`) })),
							]}
						/>
					)}
				</>
			)}
		</FormDialog>
	);
}
