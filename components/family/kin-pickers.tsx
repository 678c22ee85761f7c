'use client';

import { ArrowLeftRight } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { useFollowedLogin } from '@/components/member/use-followed-login';
import { Button } from '@/components/ui/button';
import OptionPicker, { type PickerOption } from '@/components/ui/option-picker';
import { Spinner } from '@/components/ui/spinner';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/i18n/paths';
import { relationPath } from './kin-path';

interface KinPickersProps {
	/** Everybody who has a card, the viewer too. */
	options: readonly PickerOption[];
	/** The viewer's own. */
	meId: string;
	fromId: string;
	toId: string | null;
	/** What is found, to be read out once it is. */
	summary: string | null;
	language: Language;
	texts: {
		from: string;
		to: string;
		swap: string;
		me: string;
		nobody: string;
		loading: string;
		picker: { toggle: string; found: string };
	};
}

/** Between whom the relation is asked for; the address of the page says who was picked. */
export function KinPickers({ options, meId, fromId, toId, summary, language, texts }: KinPickersProps) {
	const router = useRouter();
	const [isPending, startTransition] = useTransition();
	useFollowedLogin(language);
	const show = (from: string, to: string | null) =>
		startTransition(() =>
			router.replace(pathIn(language, relationPath(from === meId ? null : from, to)), { scroll: false }),
		);
	return (
		<div className="grid items-end gap-3 md:grid-cols-[1fr_auto_1fr]">
			<OptionPicker
				id="relation-from"
				label={texts.from}
				options={options.filter(({ id }) => id !== meId)}
				picked={fromId}
				onPick={(id) => show(id ?? meId, toId)}
				texts={{ ...texts.picker, none: texts.me }}
			/>
			<Button
				look="outline"
				disabled={toId === null}
				onClick={() => toId !== null && show(toId, fromId)}
				className="justify-self-center md:px-3"
			>
				{isPending ? (
					<Spinner className="size-5" />
				) : (
					<ArrowLeftRight aria-hidden="true" className="size-5 max-md:rotate-90" />
				)}
				<span className="md:sr-only">{texts.swap}</span>
			</Button>
			<OptionPicker
				id="relation-to"
				label={texts.to}
				options={options}
				picked={toId}
				onPick={(id) => show(fromId, id)}
				texts={{ ...texts.picker, none: texts.nobody }}
			/>
			<p role="status" className="sr-only">
				{isPending ? texts.loading : summary}
			</p>
		</div>
	);
}
