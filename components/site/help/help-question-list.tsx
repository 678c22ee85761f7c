import { getTranslations } from 'next-intl/server';
import { textLink } from '@/components/layout/text-link';
import type { Language } from '@/lib/core/language';

export const questions = ['tree', 'profile', 'matrimonial', 'verified', 'support'] as const;

/** What is asked most; the browser keeps at most one answer open, without a script. */
export async function HelpQuestionList({ language }: { language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'help.faq' });
	const links = {
		tree: textLink(language, '/family-tree'),
		profile: textLink(language, '/profile'),
		matrimonial: textLink(language, '/matrimonial'),
		contact: textLink(language, '/contact'),
	};
	return (
		<div className="flex flex-col gap-3">
			{questions.map((question) => (
				<details key={question} name="faq" className="group rounded-card border border-line bg-surface">
					<summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-card px-5 py-3 font-semibold hover:bg-raised [&::-webkit-details-marker]:hidden">
						{t(question)}
						<svg
							aria-hidden="true"
							viewBox="0 0 20 20"
							className="size-5 shrink-0 fill-none stroke-2 stroke-current text-primary transition-transform duration-150 group-open:rotate-180"
						>
							<path d="M4 7l6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
						</svg>
					</summary>
					<p id={question} className="scroll-mt-24 px-5 pt-1 pb-5 text-text-soft">
						{t.rich(`${question}Answer`, links)}
					</p>
				</details>
			))}
		</div>
	);
}
