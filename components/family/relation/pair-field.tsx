import { ArrowLeftRight } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { Choices } from '@/lib/client/family/relation/kin-options';
import { PersonField } from './person-field';

interface PairFieldProps {
	/** What the ids of the two boxes begin with. */
	idPrefix: string;
	choices: Choices;
	meId: string;
	fromId: string;
	toId: string | null;
	isPending?: boolean;
	onPick: (fromId: string, toId: string | null) => void;
	texts: {
		from: string;
		to: string;
		swap: string;
		me: string;
		nobody: string;
		picker: { toggle: string; found: string };
	};
}

/** Two people of a tree, to be picked and swapped; the first is the viewer unless somebody else is. */
export function PairField({
	idPrefix,
	choices,
	meId,
	fromId,
	toId,
	isPending = false,
	onPick,
	texts,
}: PairFieldProps) {
	return (
		<div className="grid items-end gap-3 md:grid-cols-[1fr_auto_1fr]">
			<PersonField
				id={`${idPrefix}-from`}
				label={texts.from}
				choices={choices}
				exceptId={meId}
				picked={fromId}
				onPick={(id) => onPick(id ?? meId, toId)}
				texts={{ ...texts.picker, none: texts.me }}
			/>
			<Button
				look="outline"
				disabled={toId === null}
				onClick={() => toId !== null && onPick(toId, fromId)}
				className="justify-self-center md:px-3"
			>
				{isPending ? (
					<Spinner className="size-5" />
				) : (
					<ArrowLeftRight aria-hidden="true" className="size-5 max-md:rotate-90" />
				)}
				<span className="md:sr-only">{texts.swap}</span>
			</Button>
			<PersonField
				id={`${idPrefix}-to`}
				label={texts.to}
				choices={choices}
				exceptId={null}
				picked={toId}
				onPick={(id) => onPick(fromId, id)}
				texts={{ ...texts.picker, none: texts.nobody }}
			/>
		</div>
	);
}
