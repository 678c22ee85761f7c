import type { Messages } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Conflict, Decision } from '@/lib/client/form/conflict';

type Texts = Pick<
	Messages['conflict'],
	'title' | 'explained' | 'mine' | 'theirs' | 'nothing' | 'keepMine' | 'takeTheirs' | 'saveChosen'
>;

interface ConflictDialogProps {
	conflicts: readonly Conflict[];
	/** Who has saved the newer version, and when. */
	sentence: string;
	texts: Texts;
	/** Null: the form stays as it is. */
	onDecide: (decision: Decision) => void;
}

/** Shows what was entered and what has been saved meanwhile side by side, to choose from. */
export function ConflictDialog({ conflicts, sentence, texts, onDecide }: ConflictDialogProps) {
	const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());
	const isMixed = dropped.size > 0;
	const choose = (field: string, isTheirs: boolean) =>
		setDropped(
			(before) => new Set([...before].filter((name) => name !== field).concat(isTheirs ? field : [])),
		);
	return (
		<Dialog
			title={texts.title}
			onClose={() => onDecide(null)}
			actions={
				<>
					<Button look="outline" onClick={() => onDecide(new Set(conflicts.map(({ field }) => field)))}>
						{texts.takeTheirs}
					</Button>
					{isMixed && <Button onClick={() => onDecide(dropped)}>{texts.saveChosen}</Button>}
					<Button look={isMixed ? 'outline' : 'primary'} onClick={() => onDecide(new Set())}>
						{texts.keepMine}
					</Button>
				</>
			}
		>
			<p>{sentence}</p>
			<p className="mt-1 text-text-muted">{texts.explained}</p>
			<div className="mt-5 flex flex-col gap-6">
				{conflicts.map((conflict) => (
					<fieldset key={conflict.field} className="min-w-0">
						<legend className="mb-2 font-semibold">{conflict.label}</legend>
						<div className="grid gap-3 sm:grid-cols-2">
							{(['mine', 'theirs'] as const).map((side) => (
								<label
									key={side}
									className="flex min-h-11 min-w-0 cursor-pointer flex-col gap-2 rounded-control border border-line p-3 has-checked:border-primary has-checked:bg-raised"
								>
									<span className="flex items-center gap-2 font-semibold text-sm text-text-soft">
										<input
											type="radio"
											name={`stale-${conflict.field}`}
											value={side}
											checked={dropped.has(conflict.field) === (side === 'theirs')}
											onChange={() => choose(conflict.field, side === 'theirs')}
											className="size-5 shrink-0 accent-primary"
										/>
										{texts[side]}
									</span>
									<span className="wrap-anywhere max-h-60 overflow-y-auto whitespace-pre-wrap text-sm">
										{conflict[side].trim() === '' ? (
											<span className="text-text-muted italic">{texts.nothing}</span>
										) : (
											<Value value={conflict[side]} isPicture={conflict.isPicture} />
										)}
									</span>
								</label>
							))}
						</div>
					</fieldset>
				))}
			</div>
		</Dialog>
	);
}

function Value({ value, isPicture }: { value: string; isPicture: boolean }) {
	if (!isPicture) return value;
	return value
		.split(' ')
		.map((address) => (
			<img
				key={address}
				src={address}
				alt=""
				className="mb-2 max-h-40 max-w-full rounded-control object-contain"
			/>
		));
}
