import { included, indicativeNote, notIncluded } from '../../domain/wording/scope.ts';

export function ScopeLists() {
  return (
    <div class="scope">
      {list('In the price', 'ticks', included)}
      {list('Not in the price', 'crosses', notIncluded)}
      <p class="hint">{indicativeNote}</p>
    </div>
  );
}

const list = (heading: string, marks: 'ticks' | 'crosses', items: readonly string[]) => (
  <div>
    <h3>{heading}</h3>
    <ul class={marks}>
      {items.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </div>
);
