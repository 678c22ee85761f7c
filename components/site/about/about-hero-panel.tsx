import { FortScene } from '@/components/layout/fort-scene';

/** The fort of the home page, still, behind the first words about us. */
export function AboutHeroPanel({ title, text }: { title: string; text: string }) {
	return (
		<section className="on-maroon relative isolate flex min-h-120 items-end overflow-hidden bg-maroon-950 py-10 md:min-h-[28rem] md:items-center md:py-14">
			<FortScene />
			<div className="container-page">
				<h1 className="max-w-2xl text-display md:max-xl:max-w-md md:text-display-middle xl:text-display-wide">
					{title}
				</h1>
				<p className="mt-3 max-w-xl text-sand-100 md:max-xl:max-w-sm md:text-lg">{text}</p>
			</div>
		</section>
	);
}
