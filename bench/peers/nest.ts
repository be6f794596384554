/**
 * The peer with NestJS, written as in its guide: a controller, a body class with validators, a validation
 * pipe. Node cannot run its decorators; with-decorators.mjs compiles them.
 */
import 'reflect-metadata';
import { Body, Controller, HttpCode, Module, Post, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { port, priceDoors } from './engine.ts';

class DoorBody {
  @IsOptional() @IsString() @MaxLength(100) preset?: string;
  @IsOptional() @IsString() @MaxLength(100) doorTypeKey?: string;
  @IsOptional() @IsString() @MaxLength(20) opWidth?: string;
  @IsOptional() @IsString() @MaxLength(20) opHeight?: string;
  @IsOptional() @IsString() @MaxLength(20) doorLeafWidth?: string;
  @IsOptional() @IsString() @MaxLength(20) doorHeightMm?: string;
  @IsOptional() @IsString() @MaxLength(20) leftPanels?: string;
  @IsOptional() @IsString() @MaxLength(20) rightPanels?: string;
  @IsOptional() @IsString() @MaxLength(100) topPanel?: string;
  @IsOptional() @IsString() @MaxLength(100) bifoldConfig?: string;
}

class EstimateBody {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => DoorBody)
  doors!: DoorBody[];
}

@Controller('api/internal-doors')
class DoorsController {
  @Post('estimate')
  @HttpCode(200)
  estimate(@Body() body: EstimateBody) {
    return priceDoors(body);
  }
}

@Module({ controllers: [DoorsController] })
// eslint-disable-next-line @typescript-eslint/no-extraneous-class -- a Nest module is an empty class
class PeerModule {}

const app = await NestFactory.create(PeerModule, { logger: false });
app.useGlobalPipes(new ValidationPipe({ whitelist: true, transform: true }));
await app.listen(port, '127.0.0.1');
