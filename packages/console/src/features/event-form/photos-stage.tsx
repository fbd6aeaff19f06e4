import { Button, DropZone, Notice, ProgressBar, useWords } from '@vigia/ui';
import { Stage } from './stage.ts';
import type { StageProps } from './view-props.ts';
import { EVENT } from './words.ts';

/** The event was accepted: its photos are sent, and failed ones can be sent again or left out. */
export function PhotosStage({ form, dispatch }: StageProps) {
  const words = useWords(EVENT);
  const { photos, progress } = form.desk;
  if (progress)
    return (
      <Stage>
        <ProgressBar
          label={words.sendingPhoto(progress.at, progress.of)}
          value={(100 * (progress.at - 1)) / progress.of}
        />
      </Stage>
    );
  const problems = photos.flatMap(({ file, problem }) =>
    problem === null ? [] : [`${file.name}: ${problem}`],
  );
  return (
    <Stage>
      <Notice
        status={photos.length === 0 ? 'ok' : 'warning'}
        action={
          <Button size="small" onPress={() => dispatch({ act: 'finish' })}>
            {words.finish}
          </Button>
        }
      >
        {photos.length === 0 ? words.noPhotosLeft : words.photosLeft(photos.length)}
      </Notice>
      <DropZone
        label={words.photos}
        files={photos.map(({ file }) => file)}
        onChange={(files) => dispatch({ act: 'attach', files })}
        error={problems.length === 0 ? undefined : problems.join(' · ')}
      />
    </Stage>
  );
}
