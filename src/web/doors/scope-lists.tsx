import { included, indicativeNote, notIncluded } from '../../domain/wording/scope.ts';

export function ScopeLists() {
  return (
    <div class="scope">
      <div>
        <h3>In the price</h3>
        <ul class="ticks">
          {included.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>Not in the price</h3>
        <ul class="crosses">
          {notIncluded.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <p class="hint">{indicativeNote}</p>
    </div>
  );
}
