import { Search } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import { useFetchedFirst } from '@/components/ui/use-fetched-first';
import type { FamilyMember } from '@/lib/client/family/cards/family';
import { lifespan } from '@/lib/client/family/cards/life';
import { relationShown } from '@/lib/client/family/cards/relations';
import { getSpellings } from '@/lib/client/family/cards/spellings';
import { foundOptions } from '@/lib/client/family/tree/found-options';
import { useFoundRelatives } from './use-found-relatives';

const fetchPicker = () => import('@/components/ui/option-picker');
const OptionPicker = lazy(fetchPicker);

interface FindPersonFieldProps {
	/** Those who are read and whose cards can be drawn; the server knows all. */
	members: readonly FamilyMember[];
	/** Around whom the tree is drawn; null for the viewer. */
	aroundId: string | null;
	onFind: (id: string) => void;
}

/** Looks for somebody by name, in either script; the box for it opens by a button, since it is rarely needed. */
export function FindPersonField({ members, aroundId, onFind }: FindPersonFieldProps) {
	const t = useTranslations();
	const language = useLocale();
	const [isOpen, setOpen] = useState(false);
	const { isFetching, start } = useFetchedFirst(fetchPicker, () => setOpen(true));
	const [typed, setTyped] = useState('');
	const { found, isSearched } = useFoundRelatives(typed, { aroundId });
	const frame = useRef<HTMLDivElement>(null);
	const label = t('familyTree.find.label');
	const close = () => {
		setOpen(false);
		setTyped('');
	};
	if (!isOpen) {
		return (
			<Button
				look="outline"
				className="px-4 text-sm"
				busyLabel={isFetching && label}
				onClick={() => void start()}
			>
				<Search aria-hidden="true" className="size-5" />
				{label}
			</Button>
		);
	}
	const known = members.map((member) => ({
		...{ id: member.id, label: member.name, spellings: getSpellings(member) },
		detail: [relationShown(member, t, language), lifespan(member, t)].filter(Boolean).join(' · '),
	}));
	const options = foundOptions(found, t, language);
	const foundIds = new Set(found.map(({ _id }) => _id));
	return (
		<div ref={frame} className="flex w-full items-start gap-2">
			<Suspense>
				<div className="min-w-0 flex-1">
					<OptionPicker
						id="find-in-tree"
						label={label}
						hint={t('familyTree.find.hint')}
						options={isSearched ? options : [...options, ...known.filter(({ id }) => !foundIds.has(id))]}
						isSearched={isSearched}
						onType={setTyped}
						picked={null}
						onPick={(id) => {
							close();
							if (id !== null) onFind(id);
						}}
						texts={{
							toggle: t('familyTree.find.toggle'),
							found: t('familyTree.find.found'),
							none: null,
							nothing: t('familyTree.find.nobody'),
						}}
					/>
				</div>
				<CloseButton label={t('familyTree.find.close')} onClick={close} />
				<FocusOnInput within={frame} />
			</Suspense>
		</div>
	);
}

/** Focuses the input once the elements beside it have been fetched and is there. */
function FocusOnInput({ within }: { within: RefObject<HTMLElement | null> }) {
	useEffect(() => within.current?.querySelector('input')?.focus(), [within]);
	return null;
}
