import type { Photograph } from '../../domain/business/business.ts';

interface PhotographsProps {
  /** The photographs of the maker's card. */
  readonly photographs: readonly Photograph[] | undefined;
}

export const photographPath = (file: string): string => `/photographs/${file}`;

/** The maker's own photographs; renders nothing if there are none. */
export function Photographs({ photographs = [] }: PhotographsProps) {
  if (photographs.length === 0) return null;
  return (
    <section class="photographs" aria-labelledby="photographs-title">
      <h2 id="photographs-title">Doors we have made</h2>
      <ul>
        {photographs.map(({ file, width, height, alt, caption }) => (
          <li key={file}>
            <figure>
              <img src={photographPath(file)} width={width} height={height} alt={alt} loading="lazy" />
              {caption !== undefined && <figcaption class="hint">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
