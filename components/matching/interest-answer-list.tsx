import { useTranslations } from 'next-intl';
import { ValueList } from '@/components/ui/value-list';
import type { Interest } from '@/lib/client/matching/replies';

interface InterestAnswerListProps {
	answers: NonNullable<Interest['answers']>;
	caption: string;
}

/** The answers to the five questions as sentences, also where there is none. */
export function InterestAnswerList({ answers, caption }: InterestAnswerListProps) {
	const t = useTranslations('matching.interest');
	const { family, village, work, plans, seeks } = answers;
	const sentences = {
		family: family && t(`questions.family.choices.${family}`),
		village: village && t(`questions.village.choices.${village}`),
		work: work && t(`questions.work.choices.${work}`),
		plans: plans.map((plan) => t(`questions.plans.choices.${plan}`)).join(' '),
		seeks: seeks.map((what) => t(`questions.seeks.choices.${what}`)).join(' '),
	};
	const questions = ['family', 'village', 'work', 'plans', 'seeks'] as const;
	return (
		<figure className="flex flex-col gap-2">
			<figcaption className="text-sm text-text-muted">{caption}</figcaption>
			<ValueList
				values={questions.map((question) => [
					t(`questions.${question}.label`),
					sentences[question] || t('notAnswered'),
				])}
				className="gap-2 border-gold border-l-3 pl-3"
			/>
		</figure>
	);
}
