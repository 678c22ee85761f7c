'use client';

import { List, Network } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useInBrowser } from '@/components/ui/use-in-browser';
import { findChoice, keepChoice } from '@/lib/client/kept-choice';

export type FamilyView = 'tree' | 'list';

const rememberedAs = 'familyView';

/** Narrower than this, a diagram shows a few cards at a time. */
const phone = '(width < 48rem)';

/**
 * The part that comes first on the page, as chosen in this browser: else the tree, and on a phone the list. Null on the server,
 * which does not know the width.
 */
export function useFamilyView(): [FamilyView | null, (view: FamilyView) => void] {
	const remembered = useInBrowser(
		() =>
			findChoice<FamilyView>(rememberedAs, ['tree', 'list']) ?? (matchMedia(phone).matches ? 'list' : 'tree'),
		null,
	);
	const [chosen, setChosen] = useState<FamilyView | null>(null);
	const choose = (view: FamilyView) => {
		setChosen(view);
		keepChoice(rememberedAs, view);
	};
	return [chosen ?? remembered, choose];
}

interface ViewFieldProps {
	view: FamilyView | null;
	onChoose: (view: FamilyView) => void;
}

/** Decides whether the diagram or the list comes first. */
export function ViewField({ view, onChoose }: ViewFieldProps) {
	const t = useTranslations('familyTree.view');
	const choice = (value: FamilyView, icon: ReactNode) => (
		<label className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-4 font-semibold text-primary text-sm has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2">
			<input
				type="radio"
				name="family-view"
				value={value}
				checked={view === value}
				onChange={() => onChoose(value)}
				className="absolute inset-0 cursor-pointer appearance-none opacity-0"
			/>
			{icon}
			{t(`${value}`)}
		</label>
	);
	return (
		<fieldset className="flex items-center gap-3 print:hidden">
			<legend className="sr-only">{t('label')}</legend>
			<span aria-hidden="true" className="text-sm text-text-soft">
				{t('label')}
			</span>
			<span className="inline-flex gap-1 rounded-control border border-control p-0.5">
				{choice('tree', <Network aria-hidden="true" className="size-4" />)}
				{choice('list', <List aria-hidden="true" className="size-4" />)}
			</span>
		</fieldset>
	);
}
