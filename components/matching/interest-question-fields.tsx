import { useQuery } from '@tanstack/react-query';
import { useMessages, useTranslations } from 'next-intl';
import type { UseFormRegister } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { apiQuery } from '@/lib/client/api-query';
import { labelFor } from '@/lib/core/label-for';
import { interestQuestions } from '@/lib/features/matching/interests/constants';
import { useSeekerId } from './use-seeker';

/** An empty text is no answer. */
interface QuestionValues {
	family: string;
	village: string;
	work: string;
	plans: string[];
	seeks: string[];
}

export const nothingChosen: QuestionValues = { family: '', village: '', work: '', plans: [], seeks: [] };

interface InterestQuestionFieldsProps {
	name: string;
	register: UseFormRegister<QuestionValues>;
}

/** The five questions, whose answers are chosen; beside them what the profile shows of a sender without a guardian anyway. */
export function InterestQuestionFields({ name, register }: InterestQuestionFieldsProps) {
	const t = useTranslations('matching.interest');
	const { questions } = useMessages().matching.interest;
	const isGuardian = useSeekerId() !== null;
	const own = useQuery({ ...apiQuery('GET /api/users/profile'), enabled: !isGuardian });
	const profile = isGuardian ? undefined : own.data;
	const shown = (...fields: ('location' | 'tehsil' | 'district' | 'profession')[]) => {
		const texts = fields.map((field) => profile?.written?.[field] ?? profile?.[field]);
		return [...new Set(texts.filter(Boolean))].join(', ');
	};
	const known = {
		family: '',
		village: shown('location', 'tehsil', 'district'),
		work: shown('profession'),
	};
	return (
		<>
			{(['family', 'village', 'work'] as const).map((question) => (
				<Field
					key={question}
					id={`interest-${question}`}
					label={t(`questions.${question}.ask`)}
					hint={known[question] ? t('knownAnyway', { name, what: known[question] }) : undefined}
				>
					{(control) => (
						<Select {...control} {...register(question)}>
							<option value="">{t('notAnswered')}</option>
							{interestQuestions[question].map((choice) => (
								<option key={choice} value={choice}>
									{labelFor(questions[question].choices, choice)}
								</option>
							))}
						</Select>
					)}
				</Field>
			))}
			{(['plans', 'seeks'] as const).map((question) => (
				<fieldset
					key={question}
					aria-describedby={`interest-${question}-hint`}
					className="flex min-w-0 flex-col"
				>
					<legend className="max-w-full wrap-anywhere font-semibold text-sm text-text-soft">
						{t(`questions.${question}.ask`)}
					</legend>
					<p id={`interest-${question}-hint`} className="text-sm text-text-muted">
						{t('severalHint')}
					</p>
					{interestQuestions[question].map((choice) => (
						<Checkbox
							key={choice}
							label={labelFor(questions[question].choices, choice)}
							value={choice}
							{...register(question)}
						/>
					))}
				</fieldset>
			))}
		</>
	);
}
