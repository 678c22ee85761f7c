import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';

interface AbsentRecordProps {
	title: string;
	text: string;
	/** The way to those that are there. */
	list: { href: string; label: string };
	isRemoved: boolean;
}

/** In place of a story or deity that is not there, or no longer. */
export function AbsentRecord({ title, text, list, isRemoved }: AbsentRecordProps) {
	return (
		<div className="container-page py-12" data-removed={isRemoved || undefined}>
			<h1 className="sr-only">{title}</h1>
			<EmptyState title={title} text={text}>
				<LinkButton href={list.href}>{list.label}</LinkButton>
			</EmptyState>
		</div>
	);
}
